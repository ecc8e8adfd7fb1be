import { type Chance, chance } from './rng.ts';
import type { Part, Score } from './score.ts';
import { play } from './synth-instruments.ts';
import { inRoom } from './synth-room.ts';
import { THEME_RATE, samplesIn } from './synth-tones.ts';

/**
 * How loud each part is in the whole (root mean square). Instruments differ too much in power for their
 * own levels to be trusted: every part is first brought to the same.
 */
const BALANCE: Record<Part, number> = { tune: 1, inner: 0.5, bass: 0.6 };

/** After the last note: its own ringing and the room's. */
const TAIL_SECONDS = 1;
const FADE_IN_SECONDS = 0.04;
const FADE_OUT_SECONDS = 1.2;
const PEAK = 0.7;

/** Renders a score to samples at `THEME_RATE`, between -PEAK and PEAK, from silence to silence. */
export function render(score: Score, seed: number): Float32Array {
  const luck = chance(seed + 1000);
  const dry = new Float32Array(samplesIn(score.seconds + TAIL_SECONDS));
  for (const part of ['tune', 'inner', 'bass'] as const) {
    const stem = renderPart(score, part, dry.length, luck);
    const power = Math.sqrt(stem.reduce((sum, sample) => sum + sample * sample, 0) / stem.length);
    const gain = BALANCE[part] / (power || 1);
    stem.forEach((sample, index) => {
      dry[index] = (dry[index] ?? 0) + gain * sample;
    });
  }
  return faded(levelled(inRoom(dry, 0.55, 1.6)));
}

function renderPart(score: Score, part: Part, length: number, luck: Chance): Float32Array {
  const stem = new Float32Array(length);
  for (const note of score.notes.filter((each) => each.part === part)) {
    const from = Math.round(note.start * THEME_RATE);
    play(note, luck).forEach((sample, index) => {
      if (from + index < length) stem[from + index] = (stem[from + index] ?? 0) + sample;
    });
  }
  return stem;
}

function levelled(sound: Float32Array): Float32Array {
  const peak = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return sound.map((sample) => (sample * PEAK) / (peak || 1));
}

function faded(sound: Float32Array): Float32Array {
  const rise = samplesIn(FADE_IN_SECONDS);
  const fall = samplesIn(FADE_OUT_SECONDS);
  return sound.map((sample, index) => {
    const left = sound.length - 1 - index;
    return sample * Math.min(1, index / rise) * Math.min(1, left / fall) ** 1.5;
  });
}
