/** Replaces style sheets in Jest; end-to-end tests check styles. */
export const none = undefined;
