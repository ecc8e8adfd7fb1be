import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from './encode.ts';
import { type Sentence, sentences } from './speech-text.ts';
import { run } from './tools.ts';
import type { Narrator } from './wanted.ts';
import { type Sound, fromWav, toWav } from './wav.ts';

interface Narration {
  title: string;
  script: string;
  narrator: Narrator;
}

/** Longer sounds than the voices' own pace: a guide waits for the eyes of who listens. */
const STRETCH: Record<Narrator, number> = { loredana: 1.06, piero: 1.06 };

const SENTENCE_PAUSE = 0.5;
const PARAGRAPH_PAUSE = 0.95;
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

/** Anything quieter than this, in windows of 10 ms, is the silence around a sentence. */
const SILENCE = 0.002;

/** Reads a script aloud into an MP3 file. */
export function narrate({ title, script, narrator }: Narration, mp3: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'narration-'));
  try {
    const wav = join(folder, 'all.wav');
    writeFileSync(wav, toWav(speak(sentences(script), narrator, folder)));
    encode(wav, mp3, {
      title,
      album: 'Cicerone, audioguide',
      kilobits: 24,
      // The voices were recorded at 16 kHz; at 24 kbit/s every frame then has 108 bytes.
      rate: 16_000,
      filters: FILTERS[narrator],
      loudness: LOUDNESS,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function speak(script: readonly Sentence[], narrator: Narrator, folder: string): Sound {
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
    sound: fromWav(readFileSync(join(folder, `${index}.wav`))),
  }));
  const rate = spoken[0]?.sound.rate ?? 16_000;
  const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * rate));
  const pieces = spoken.flatMap(({ sentence, sound }) => [
    trimmed(sound),
    silence(sentence.closes ? PARAGRAPH_PAUSE : SENTENCE_PAUSE),
  ]);
  pieces[pieces.length - 1] = silence(LEAD_OUT);
  return { rate, samples: joined([silence(LEAD_IN), ...pieces]) };
}

function trimmed({ rate, samples }: Sound): Float32Array {
  const size = Math.round(rate / 100);
  const loud = (at: number): boolean =>
    samples.subarray(at, at + size).reduce((sum, sample) => sum + sample * sample, 0) >
    size * SILENCE ** 2;
  let from = 0;
  while (from < samples.length && !loud(from)) from += size;
  let to = samples.length;
  while (to > from && !loud(Math.max(0, to - size))) to -= size;
  return samples.slice(Math.max(0, from - 2 * size), Math.min(samples.length, to + 4 * size));
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
