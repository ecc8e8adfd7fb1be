/** Stands in for style sheets under Jest: their looks are seen in the browser journeys. */
export const none = undefined;
