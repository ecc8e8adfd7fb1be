import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from './encode.ts';
import { type Sentence, sentences } from './speech-text.ts';
import { type Cue, toVtt } from './subtitles.ts';
import { run } from './tools.ts';
import type { Narrator } from './wanted.ts';
import { type Sound, fromWav, toWav } from './wav.ts';

interface Narration {
  title: string;
  script: string;
  narrator: Narrator;
}

/** The man's own pace is slower: both then speak about 150 words a minute. */
const STRETCH: Record<Narrator, number> = { loredana: 1, piero: 0.92 };

const SENTENCE_PAUSE = 0.5;
const PARAGRAPH_PAUSE = 0.85;
const LEAD_IN = 0.2;
const LEAD_OUT = 0.6;

/** Up a little where a paragraph begins, down where it ends. */
const HIGH = 1.04;
const LOW = 0.955;

/** Towards the long-term spectrum of real speech: both voices are all chest and no consonants. */
const FILTERS: Record<Narrator, string> = {
  loredana: [
    'highpass=f=100',
    'equalizer=f=215:t=o:w=0.9:g=-7',
    'equalizer=f=520:t=o:w=1:g=3',
    'equalizer=f=3000:t=o:w=1:g=3',
    'highshelf=f=6000:g=-5',
    'acompressor=threshold=0.09:ratio=2:attack=8:release=140',
  ].join(),
  piero: [
    'highpass=f=75',
    'equalizer=f=112:t=o:w=0.8:g=-4',
    'equalizer=f=1900:t=o:w=1.2:g=4',
    'highshelf=f=3300:g=8',
    'acompressor=threshold=0.09:ratio=2:attack=8:release=140',
  ].join(),
};

const LOUDNESS = -18;

/** Seconds of a window; one that is quieter than `SILENCE` is outside a sentence. */
const WINDOW = 0.01;
const SILENCE = 0.002;

/** Sound before and after a sentence's first and last audible window, in windows. */
const BEFORE = 2;
const AFTER = 4;

/** Reads a script aloud into an MP3 file, and writes beside it when each sentence is heard (`.vtt`). */
export function narrate({ title, script, narrator }: Narration, mp3: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'narration-'));
  try {
    const wav = join(folder, 'all.wav');
    const { sound, cues } = speak(sentences(script), narrator, folder);
    writeFileSync(wav, toWav(sound));
    encode(wav, mp3, {
      title,
      album: 'Cicerone, audioguide',
      kilobits: 24,
      // The voices were recorded at 16 kHz; at 24 kbit/s every frame then has 108 bytes.
      rate: 16_000,
      filters: FILTERS[narrator],
      loudness: LOUDNESS,
    });
    writeFileSync(mp3.replace(/\.mp3$/, '.vtt'), toVtt(cues));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function speak(
  script: readonly Sentence[],
  narrator: Narrator,
  folder: string,
): { sound: Sound; cues: Cue[] } {
  const voice = join(import.meta.dirname, 'voice.scm');
  const lines = script.map(({ text, progress }, index) => {
    const register = HIGH + (LOW - HIGH) * progress;
    return `(guide_say "${text}" ${register.toFixed(3)} "${join(folder, `${index}.wav`)}")`;
  });
  const program = [
    `(load "${voice}")`,
    `(guide_voice "${narrator}" ${STRETCH[narrator]})`,
    ...lines,
  ];
  const file = join(folder, 'say.scm');
  writeFileSync(file, program.join('\n'), 'latin1');
  run('festival', ['-b', file]);

  const spoken = script.map((sentence, index) => ({
    sentence,
    sound: trimmed(fromWav(readFileSync(join(folder, `${index}.wav`)))),
  }));
  const rate = spoken[0]?.sound.rate ?? 16_000;
  const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * rate));
  const pieces = [silence(LEAD_IN)];
  const cues: Cue[] = [];
  let at = LEAD_IN;
  for (const [index, { sentence, sound }] of spoken.entries()) {
    const end = at + sound.samples.length / rate;
    cues.push({
      text: sentence.written,
      start: at + BEFORE * WINDOW,
      end: end - AFTER * WINDOW,
    });
    const isLast = index === spoken.length - 1;
    const pause = isLast ? LEAD_OUT : sentence.closes ? PARAGRAPH_PAUSE : SENTENCE_PAUSE;
    pieces.push(sound.samples, silence(pause));
    at = end + pause;
  }
  return { sound: { rate, samples: joined(pieces) }, cues };
}

function trimmed({ rate, samples }: Sound): Sound {
  const size = Math.round(rate * WINDOW);
  const loud = (at: number): boolean =>
    samples.subarray(at, at + size).reduce((sum, sample) => sum + sample * sample, 0) >
    size * SILENCE ** 2;
  let from = 0;
  while (from < samples.length && !loud(from)) from += size;
  let to = samples.length;
  while (to > from && !loud(Math.max(0, to - size))) to -= size;
  const first = Math.max(0, from - BEFORE * size);
  return { rate, samples: samples.slice(first, Math.min(samples.length, to + AFTER * size)) };
}

function joined(pieces: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
