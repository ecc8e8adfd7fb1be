/** MUI's own words to its styles, which no element of the page takes. */
const ownWords = new Set(['as', 'ownerState', 'sx', 'theme']);

/**
 * Replaces Emotion's list of all HTML attributes (tools/webpack/slim.ts): MUI says itself what each of its
 * elements takes, and asks the list for none of those that the app uses.
 */
const isPropValid = (name: string): boolean => !ownWords.has(name);

// eslint-disable-next-line import/no-default-export -- As Emotion's own.
export default isPropValid;
