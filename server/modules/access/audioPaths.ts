/** The API's paths of audio, below `/storage/`: by the row's id, so that the server can check who may play it. */
export type AudioKind = 'track' | 'person' | 'object' | 'location';

/** `audio/track/12.mp3`; the media route reads it back. */
export const audioPath = (kind: AudioKind, id: number): string => `audio/${kind}/${id}.mp3`;

/** `audio/theme/theme-01.mp3`: themes are free for everybody, so they go by their file's name. */
export const themePath = (file: string): string => `audio/theme/${file.split('/').at(-1) ?? file}`;
