import type { Instrument } from './ground.ts';
import type { Chance } from './rng.ts';
import type { Note } from './score.ts';
import {
  type Partial,
  type Tone,
  THEME_RATE,
  additive,
  plucked,
  samplesIn,
  shaped,
} from './synth-tones.ts';

type Play = (tone: Tone, chance: Chance) => Float32Array;

const INSTRUMENTS: Record<Instrument, Play> = {
  lute: (tone, chance) =>
    body(plucked(tone, { brightness: 0.55, ring: 5, position: 0.19, release: 0.25 }, chance)),
  harp: (tone, chance) =>
    plucked(tone, { brightness: 0.35, ring: 8, position: 0.42, release: 0.9 }, chance),
  harpsichord,
  flute,
  bells: (tone, chance) => additive(tone, BELL, { attack: 0.004, release: 1.4 }, chance),
  organ: (tone, chance) => {
    const envelope = { attack: 0.07, release: 0.32 };
    // A second rank, a hair sharp, gives the slow beating of real pipes.
    const rank = additive(tone, PIPES, envelope, chance);
    const celeste = additive(
      { ...tone, frequency: tone.frequency * 1.0023 },
      PIPES,
      envelope,
      chance,
    );
    return rank.map((sample, index) => 0.6 * sample + 0.4 * (celeste[index] ?? 0));
  },
};

/** Bars rather than bells: the high partials are struck softly and gone at once. */
const BELL: readonly Partial[] = [
  { ratio: 1, level: 0.5, fade: 2.6 },
  { ratio: 2, level: 0.12, fade: 1.8 },
  { ratio: 3.01, level: 0.09, fade: 1.1 },
  { ratio: 4.98, level: 0.05, fade: 0.5 },
  { ratio: 8.2, level: 0.025, fade: 0.18 },
];

/** Eight foot, four foot and a quiet twelfth. */
const PIPES: readonly Partial[] = [
  { ratio: 1, level: 0.3 },
  { ratio: 2, level: 0.14 },
  { ratio: 3, level: 0.06 },
  { ratio: 4, level: 0.05 },
  { ratio: 6, level: 0.015 },
  { ratio: 8, level: 0.01 },
];

export function play(note: Note, chance: Chance): Float32Array {
  const frequency = 440 * 2 ** ((note.pitch - 69) / 12);
  return INSTRUMENTS[note.instrument](
    { frequency, seconds: note.seconds, loudness: note.loudness },
    chance,
  );
}

/** Quills pluck near the end of a stiff string: many harmonics, and a jack that clicks as it falls back. */
function harpsichord(tone: Tone, chance: Chance): Float32Array {
  const count = Math.min(26, Math.floor((THEME_RATE * 0.36) / tone.frequency));
  const ring = 4.5 * Math.sqrt(261.6 / tone.frequency);
  const partials = Array.from({ length: count }, (_, index): Partial => {
    const order = index + 1;
    return {
      ratio: order * Math.sqrt(1 + 0.00006 * order * order),
      level: (0.24 * Math.abs(Math.sin(Math.PI * order * 0.13))) / order,
      fade: ring / (1 + 0.09 * order),
    };
  });
  // A quill plucks loud or not at all: touch hardly counts.
  const even = { ...tone, loudness: 0.35 * tone.loudness + 0.4 };
  const sound = additive(even, partials, { attack: 0.0015, release: 0.09 }, chance);
  const click = samplesIn(0.006);
  for (let index = 0; index < Math.min(click, sound.length); index += 1) {
    sound[index] = (sound[index] ?? 0) + chance.between(-0.035, 0.035) * (1 - index / click);
  }
  return sound;
}

/** A recorder: few harmonics, breath around the note, a vibrato that wakes after the beginning. */
function flute(tone: Tone, chance: Chance): Float32Array {
  const envelope = { attack: 0.055, release: 0.09 };
  const held = samplesIn(tone.seconds * 0.94);
  const out = new Float32Array(held + samplesIn(envelope.release));
  const levels = [0.5, 0.12, 0.1, 0.025, 0.02];
  const pulse = chance.between(4.6, 5.3);
  const breath = resonance(tone.frequency * 2, 3);
  let phase = 0;
  for (let index = 0; index < out.length; index += 1) {
    const time = index / THEME_RATE;
    const awake = Math.min(1, Math.max(0, (time - 0.18) / 0.35));
    const wave = Math.sin(2 * Math.PI * pulse * time) * awake;
    // The pitch also starts a trace low, as blown notes do.
    const bend = 1 + 0.0035 * wave - 0.006 * Math.exp(-time / 0.025);
    phase += (2 * Math.PI * tone.frequency * bend) / THEME_RATE;
    const tones = levels.reduce(
      (sum, level, order) => sum + level * Math.sin(phase * (order + 1)),
      0,
    );
    const air = breath(chance.between(-1, 1)) * (0.05 + 0.25 * Math.exp(-time / 0.03));
    out[index] = tone.loudness * (tones * (1 + 0.1 * wave) + air) * 0.8;
  }
  return shaped(out, held, envelope);
}

/** The lute's shell: it answers around 110, 230 and 420 Hz. */
function body(sound: Float32Array): Float32Array {
  const shell = [resonance(112, 6), resonance(232, 5), resonance(425, 4)];
  return sound.map(
    (sample) => sample + shell.reduce((sum, answer) => sum + 0.5 * answer(sample), 0),
  );
}

/** A band-pass of unity gain at its centre; `sharpness` is its Q. */
function resonance(frequency: number, sharpness: number): (sample: number) => number {
  const turn = (2 * Math.PI * Math.min(frequency, THEME_RATE * 0.45)) / THEME_RATE;
  const alpha = Math.sin(turn) / (2 * sharpness);
  const [gain, first, second] = [
    alpha / (1 + alpha),
    (-2 * Math.cos(turn)) / (1 + alpha),
    (1 - alpha) / (1 + alpha),
  ];
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  return (sample) => {
    const out = gain * (sample - in2) - first * out1 - second * out2;
    [in2, in1, out2, out1] = [in1, sample, out1, out];
    return out;
  };
}
