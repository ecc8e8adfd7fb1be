/** Names of what is made of a recording: of its own name, which has the hash of its content, and the loudness. */

/** `themes/ab12.mp3` → `themes/ab12-18.mp3`. */
export const loudFile = (file: string): string => file.replace(/\.mp3$/, '-18.mp3');

/** Returns the name of the smaller variant; the same name for a recording that has none. */
export const smallFile = (file: string): string => file.replace(/-18\.mp3$/, '-18-small.mp3');
