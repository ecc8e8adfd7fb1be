/** Props of MUI's styles, which are no attributes of elements. */
const ownWords = new Set(['as', 'ownerState', 'sx', 'theme']);

/**
 * Replaces Emotion's list of all HTML attributes (tools/webpack/slim.ts): for the elements that the app uses, MUI
 * itself decides which props to pass.
 */
const isPropValid = (name: string): boolean => !ownWords.has(name);

// eslint-disable-next-line import/no-default-export -- As Emotion's own.
export default isPropValid;
