export type Language = 'it' | 'en-us';

export interface Voice {
  /** Name of the file in kokoro-js. */
  file: string;
  language: Language;
  /** 1 is the voice's own pace; with this one all speak 145 to 160 words a minute. */
  speed: number;
}

const VOICES: Readonly<Record<string, Voice>> = {
  Sara: { file: 'if_sara', language: 'it', speed: 0.88 },
  Nicola: { file: 'im_nicola', language: 'it', speed: 0.98 },
  Heart: { file: 'af_heart', language: 'en-us', speed: 0.82 },
  Michael: { file: 'am_michael', language: 'en-us', speed: 0.92 },
};

/** Returns the voice of a guide's narrator, 'Sara'. Throws for any other name. */
export function voiceOf(narrator: string): Voice {
  const voice = VOICES[narrator];
  if (voice === undefined) {
    throw new Error(`No voice is called '${narrator}': ${Object.keys(VOICES).join(', ')}`);
  }
  return voice;
}
