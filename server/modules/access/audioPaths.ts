/**
 * Paths of recordings in the API, below `/storage/`: they contain the id of the row, so that the server can check who
 * may play it.
 */
export type AudioKind = 'track' | 'person' | 'object' | 'location';

/** Returns `audio/track/12.mp3`, which the media route parses. */
export const audioPath = (kind: AudioKind, id: number): string => `audio/${kind}/${id}.mp3`;

/** Returns `transcripts/track/12.vtt`: the words of the recording with the same kind and id. */
export const transcriptPath = (kind: AudioKind, id: number): string =>
  `transcripts/${kind}/${id}.vtt`;

const nameOf = (file: string): string => file.split('/').at(-1) ?? file;

/** Returns `audio/theme/theme-01.mp3`: themes are free for all users, so the path has the file's name. */
export const themePath = (file: string): string => `audio/theme/${nameOf(file)}`;

/**
 * Returns `transcripts/theme/theme-01.vtt`: what is heard in the theme with this slug. Its file has another name once an
 * import has made it equally loud.
 */
export const themeTranscriptPath = (slug: string): string =>
  `transcripts/theme/${nameOf(slug).replace(/\.mp3$/, '.vtt')}`;
