/**
 * Paths of recordings in the API, below `/storage/`: they contain the id of the row, so that the server can check who
 * may play it.
 */
export type AudioKind = 'track' | 'person' | 'object' | 'location';

const fileOf = (id: number, language: string): string =>
  language === '' ? String(id) : `${id}.${language}`;

/**
 * Returns `audio/track/12.mp3`, which the media route parses; for a recording in another language than the guide's first
 * one `audio/track/12.en.mp3`.
 */
export const audioPath = (kind: AudioKind, id: number, language = ''): string =>
  `audio/${kind}/${fileOf(id, language)}.mp3`;

/** Returns `transcripts/track/12.vtt`: the words of the recording with the same kind, id and language. */
export const transcriptPath = (kind: AudioKind, id: number, language = ''): string =>
  `transcripts/${kind}/${fileOf(id, language)}.vtt`;

/** Returns the id and the language in the name of a file, '12.en.mp3'; undefined for another name. */
export function recordingIn(
  file: string,
  ending: 'mp3' | 'vtt',
): { id: number; language: string } | undefined {
  const [, id, language = '', end] =
    /^([1-9]\d{0,15})(?:\.([a-z]{2,3}))?\.(mp3|vtt)$/.exec(file) ?? [];
  return end === ending && Number.isSafeInteger(Number(id))
    ? { id: Number(id), language }
    : undefined;
}

const nameOf = (file: string): string => file.split('/').at(-1) ?? file;

/** Returns `audio/theme/theme-01.mp3`: themes are free for all users, so the path has the file's name. */
export const themePath = (file: string): string => `audio/theme/${nameOf(file)}`;

/**
 * Returns `transcripts/theme/theme-01.vtt`: what is heard in the theme with this slug. Its file has another name once an
 * import has made it equally loud.
 */
export const themeTranscriptPath = (slug: string): string =>
  `transcripts/theme/${nameOf(slug).replace(/\.mp3$/, '.vtt')}`;
