import type { Instrument } from './ground.ts';
import type { Chord, Mode } from './theory.ts';

export type Part = 'tune' | 'inner' | 'bass';

export interface Note {
  part: Part;
  instrument: Instrument;
  /** Seconds from the beginning. */
  start: number;
  seconds: number;
  /** MIDI number. */
  pitch: number;
  /** 0 to 1. */
  loudness: number;
}

export interface Score {
  title: string;
  notes: Note[];
  /** Until the last note is released; its sound and the room's ring on a little. */
  seconds: number;
}

/** A note before tempo and touch: beats instead of seconds. */
export interface Beat {
  at: number;
  beats: number;
  pitch: number;
  loudness: number;
}

/** A chord and its position. */
export interface Slot {
  chord: Chord;
  at: number;
  last: boolean;
}

export interface Key {
  mode: Mode;
  /** Pitch of the tonic below the tune. */
  tonic: number;
  unit: 2 | 3;
}

export function slotsOf(chords: readonly Chord[]): Slot[] {
  let at = 0;
  return chords.map((chord, index) => {
    const slot = { chord, at, last: index === chords.length - 1 };
    at += chord.beats;
    return slot;
  });
}
