import type { Chance } from './rng.ts';
import type { Beat, Key, Slot } from './score.ts';
import { chordDegrees, modulo, pitchOf } from './theory.ts';

/** Rhythms that fill one unit; the first of each list is the plain one. */
const CELLS: Record<2 | 3, readonly (readonly number[])[]> = {
  2: [[1, 1], [1.5, 0.5], [1, 0.5, 0.5], [0.5, 0.5, 1], [0.5, 0.5, 0.5, 0.5], [2]],
  3: [
    [2, 1],
    [1, 1, 1],
    [1.5, 0.5, 1],
    [1, 0.5, 0.5, 1],
    [2, 0.5, 0.5],
    [1, 2],
    [1.5, 0.5, 0.5, 0.5],
  ],
};

/** Steps within which the tune stays: a fourth below the tonic to a tenth above. */
const LOWEST = -2;
const HIGHEST = 9;

/** Where the phrase wants to be: an arch with its crest past the middle, or a long descent; both end low. */
function contour(progress: number, crest: number, descends: boolean): number {
  if (descends) return crest * (1 - progress);
  return progress < 0.55 ? 2 + (crest - 2) * (progress / 0.55) : crest * ((1 - progress) / 0.45);
}

/** One chord tone for each slot: singable leaps, no parallel octaves or fifths with the bass. */
function frame(
  key: Key,
  slots: readonly Slot[],
  basses: readonly number[],
  chance: Chance,
): number[] {
  const crest = chance.between(5, 8);
  const descends = chance.unit() < 0.35;
  const end = slots[slots.length - 1]?.at ?? 1;
  const steps: number[] = [];
  slots.forEach((slot, index) => {
    const before = steps[index - 1];
    if (slot.last) {
      steps.push(before !== undefined && before > 3 ? 7 : 0);
      return;
    }
    const aim = contour(slot.at / end, crest, descends);
    const from = before ?? aim;
    const degrees = chordDegrees(slot.chord);
    const choices = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, step) => step + LOWEST).filter(
      (step) => degrees.includes(modulo(step, 7)) && Math.abs(step - from) <= 5,
    );
    steps.push(
      chance.weighted(choices, (step) => {
        const leap = Math.abs(step - from);
        const far = Math.exp(-Math.abs(step - aim) / 1.6);
        const motion = leap === 0 ? 0.35 : Math.exp(-leap / 2.2);
        return far * motion * (parallel(key, slots, basses, index, before, step) ? 0.02 : 1);
      }),
    );
  });
  return steps;
}

/** Whether tune and bass move together into an octave or a fifth from the same interval. */
function parallel(
  key: Key,
  slots: readonly Slot[],
  basses: readonly number[],
  index: number,
  before: number | undefined,
  step: number,
): boolean {
  const [was, is] = [slots[index - 1], slots[index]];
  const [low, lower] = [basses[index - 1], basses[index]];
  if (before === undefined || was === undefined || is === undefined) return false;
  if (low === undefined || lower === undefined || low === lower) return false;
  const first = modulo(pitchOf(key.mode, key.tonic, before, was.chord) - low, 12);
  const second = modulo(pitchOf(key.mode, key.tonic, step, is.chord) - lower, 12);
  return first === second && (first === 0 || first === 7);
}

/** Rhythm of a slot: the theme's own cells, by turns, so that the ear recognises a motif. */
function rhythm(
  slot: Slot,
  unit: 2 | 3,
  motif: readonly (readonly number[])[],
  turn: number,
): number[] {
  if (slot.last) return [slot.chord.beats];
  const cells: number[] = [];
  let left = slot.chord.beats;
  while (left >= unit) {
    cells.push(...(motif[(turn + cells.length) % motif.length] ?? [unit]));
    left -= unit;
  }
  if (left > 0) cells.push(left);
  return cells;
}

/**
 * The steps from one frame tone until just before the next: mostly scale-wise, thirds now and then, never
 * the same note twice, and arriving by a step when the way allows.
 */
function fill(from: number, to: number, count: number, chance: Chance): number[] {
  const widest = Math.max(2, Math.ceil(Math.abs(to - from) / count));
  const moves = Array.from({ length: 2 * widest + 1 }, (_, index) => index - widest).filter(
    Boolean,
  );
  const steps = [from];
  let heading = Math.sign(to - from);
  while (steps.length < count) {
    const here = steps[steps.length - 1] ?? from;
    const left = count - steps.length;
    const open = moves.filter((move) => {
      const way = Math.abs(to - here - move);
      return way <= widest * left && (left > 1 || way > 0);
    });
    const move = chance.weighted(open, (by) => {
      const smooth = Math.abs(by) === 1 ? 1 : 0.2;
      const onward = heading === 0 || Math.sign(by) === heading ? 1 : 0.45;
      const arrives = left > 1 || Math.abs(to - here - by) === 1 ? 1 : 0.3;
      const inside = here + by >= LOWEST && here + by <= HIGHEST + 1 ? 1 : 0.01;
      return smooth * onward * arrives * inside;
    });
    heading = Math.sign(move);
    steps.push(here + move);
  }
  return steps;
}

export function composeMelody(
  key: Key,
  slots: readonly Slot[],
  basses: readonly number[],
  chance: Chance,
): Beat[] {
  const cells = CELLS[key.unit];
  const [first, second] = [chance.pick(cells), chance.pick(cells)];
  const motif = [first, first === cells[0] ? second : first, second];
  const tones = frame(key, slots, basses, chance);
  const tune: Beat[] = [];
  slots.forEach((slot, index) => {
    const lengths = rhythm(slot, key.unit, motif, index);
    const from = tones[index] ?? 0;
    const steps = fill(from, tones[index + 1] ?? from, lengths.length, chance);
    let at = slot.at;
    lengths.forEach((beats, place) => {
      const pitch = pitchOf(key.mode, key.tonic, steps[place] ?? from, slot.chord);
      tune.push({ at, beats, pitch, loudness: place === 0 ? 0.85 : 0.68 });
      at += beats;
    });
  });
  return tune;
}

/** A trill from above on the long note before the last, as the time would have had it. */
export function ornament(tune: readonly Beat[], key: Key, slots: readonly Slot[]): Beat[] {
  const target = tune[tune.length - 2];
  const slot = slots[slots.length - 2];
  if (target === undefined || slot === undefined || target.beats < 1) return [...tune];
  const above = [1, 2].map((up) => target.pitch + up);
  const scale = Array.from({ length: 24 }, (_, step) =>
    pitchOf(key.mode, key.tonic, step - 7, slot.chord),
  );
  const upper = above.find((pitch) => scale.includes(pitch));
  if (upper === undefined) return [...tune];
  const shakes = 4;
  const each = target.beats / (shakes + 2);
  const trill = Array.from({ length: shakes + 1 }, (_, index): Beat => ({
    at: target.at + index * each,
    beats: index === shakes ? each * 2 : each,
    pitch: index % 2 === 0 ? upper : target.pitch,
    loudness: target.loudness * (index === 0 ? 1 : 0.8),
  })).map((beat, index) => (index === shakes ? { ...beat, pitch: target.pitch } : beat));
  return [...tune.slice(0, -2), ...trill, ...tune.slice(-1)];
}
