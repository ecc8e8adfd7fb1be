import type { Figure } from './ground.ts';
import type { Beat, Key, Slot } from './score.ts';
import { chordDegrees, modulo, pitchOf } from './theory.ts';

const BASS_LOW = 38;
const INNER_CENTRE = 58;

/** The bass of each slot: root, or third when inverted, near the bass before it. */
export function composeBasses(key: Key, slots: readonly Slot[]): number[] {
  const basses: number[] = [];
  slots.forEach(({ chord }) => {
    const degree = chord.inverted ? modulo(chord.root + 2, 7) : chord.root;
    const pitch = pitchOf(key.mode, key.tonic, degree, chord);
    const low = BASS_LOW + modulo(pitch - BASS_LOW, 12);
    const before = basses[basses.length - 1] ?? 45;
    // Up to one and a half octaves; of the two places the one that leaps less.
    basses.push(
      Math.abs(low + 12 - before) < Math.abs(low - before) && low + 12 < 57 ? low + 12 : low,
    );
  });
  return basses;
}

/** Long notes, with the fifth or the octave in the middle of long slots so that the bass walks. */
export function bassLine(
  slots: readonly Slot[],
  basses: readonly number[],
  figure: Figure,
): Beat[] {
  return slots.flatMap((slot, index): Beat[] => {
    const pitch = basses[index] ?? BASS_LOW;
    const { beats } = slot.chord;
    const whole: Beat = { at: slot.at, beats, pitch, loudness: 0.75 };
    if (slot.last || figure === 'block' || figure === 'drone' || beats < 3) return [whole];
    const half = beats >= 6 ? 3 : beats - 1;
    const next = basses[index + 1] ?? pitch;
    // A step that leads to the next bass when it is more than a step away, else the octave.
    const link = Math.abs(next - pitch) > 4 ? pitch + 12 * Math.sign(next - pitch) : pitch;
    const again = link > 55 || link < BASS_LOW - 4 ? pitch : link;
    return [
      { ...whole, beats: half },
      { ...whole, at: slot.at + half, beats: beats - half, pitch: again, loudness: 0.6 },
    ];
  });
}

/** Three inner voices, each moving as little as it can from chord to chord. */
export function voicings(key: Key, slots: readonly Slot[]): number[][] {
  let before = [INNER_CENTRE - 5, INNER_CENTRE, INNER_CENTRE + 4];
  return slots.map(({ chord }) => {
    const classes = chordDegrees(chord).map((degree) =>
      pitchOf(key.mode, key.tonic, degree, chord),
    );
    const spread = turns(classes)
      .map((order) => order.map((pitch, voice) => nearest(pitch, before[voice] ?? INNER_CENTRE)))
      .sort((a, b) => cost(a, before) - cost(b, before));
    before = [...(spread[0] ?? before)].sort((a, b) => a - b);
    return before;
  });
}

function turns(list: readonly number[]): number[][] {
  return list.map((_, start) => list.map((__, index) => list[(start + index) % list.length] ?? 0));
}

function nearest(pitch: number, to: number): number {
  return pitch + 12 * Math.round((to - pitch) / 12);
}

function cost(voices: readonly number[], before: readonly number[]): number {
  const moved = voices.reduce(
    (sum, pitch, voice) => sum + Math.abs(pitch - (before[voice] ?? pitch)),
    0,
  );
  const drift = voices.reduce(
    (sum, pitch) => sum + Math.max(0, Math.abs(pitch - INNER_CENTRE) - 8),
    0,
  );
  return moved + 3 * drift;
}

/** The inner voices in the ground's own figure. */
export function accompany(
  slots: readonly Slot[],
  chords: readonly number[][],
  figure: Figure,
  unit: 2 | 3,
): Beat[] {
  return slots.flatMap((slot, index) => {
    const chord = chords[index] ?? [];
    if (slot.last) return rolled(slot.at, slot.chord.beats, chord, 0.5);
    const bars = Math.max(1, Math.round(slot.chord.beats / unit));
    const size = slot.chord.beats / bars;
    return Array.from({ length: bars }, (_, bar) =>
      pattern(slot.at + bar * size, size, chord, figure),
    ).flat();
  });
}

function rolled(at: number, beats: number, chord: readonly number[], loudness: number): Beat[] {
  return chord.map((pitch, voice) => {
    const late = 0.09 * (voice + 1);
    return { at: at + late, beats: beats - late, pitch, loudness };
  });
}

function pattern(at: number, size: number, chord: readonly number[], figure: Figure): Beat[] {
  const [low = 0, middle = 0, high = 0] = chord;
  const one = (from: number, beats: number, pitch: number, loudness = 0.5): Beat => ({
    at: at + from,
    beats,
    pitch,
    loudness,
  });
  const all = (from: number, beats: number, loudness = 0.45): Beat[] =>
    chord.map((pitch) => one(from, beats, pitch, loudness));
  switch (figure) {
    case 'block':
      return all(0, size);
    case 'rolled':
      return rolled(at, size, chord, 0.48);
    case 'waltz':
      return size >= 3 ? [...all(1, 0.9), ...all(2, 0.9, 0.38)] : all(0, size);
    case 'lilt':
      return size >= 3
        ? [...all(0, 1.4), one(1.5, 0.5, high, 0.35), ...all(2, 1, 0.4)]
        : all(0, size);
    case 'drone':
      return [...all(0, size, 0.35)];
    case 'broken': {
      const order = [low, middle, high, middle];
      const count = Math.max(1, Math.round(size / 0.5));
      const each = size / count;
      // Notes ring into each other, as on a harp.
      return Array.from({ length: count }, (_, index) =>
        one(index * each, each * 1.8, order[index % 4] ?? low, index === 0 ? 0.5 : 0.42),
      );
    }
  }
}
