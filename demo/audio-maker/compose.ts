import type { Ground, Instrument } from './ground.ts';
import { COMMON_GROUNDS } from './grounds-common.ts';
import { TRIPLE_GROUNDS } from './grounds-triple.ts';
import { accompany, bassLine, composeBasses, voicings } from './harmony.ts';
import { composeMelody, ornament } from './melody.ts';
import { chance } from './rng.ts';
import { type Beat, type Key, type Note, type Part, type Score, slotsOf } from './score.ts';
import { readGround } from './theory.ts';

const GROUNDS: readonly Ground[] = [...TRIPLE_GROUNDS, ...COMMON_GROUNDS];

export const THEME_COUNT = GROUNDS.length;

/** Beats over which the music slows down before its last chord, and how much slower it gets. */
const SLOWING_BEATS = 4;
const SLOWING = 0.28;

/** Those on which a trill is at home. */
const TRILLING: readonly Instrument[] = ['harpsichord', 'flute', 'lute'];

/**
 * The theme of a seed. Seeds 1 to 20 each have their own ground; later seeds reuse the grounds with other
 * tunes. The same seed always gives the same notes.
 */
export function composeTheme(seed: number): Score {
  const ground = GROUNDS[(seed - 1) % GROUNDS.length];
  if (ground === undefined) throw new Error(`Seeds count from 1: ${seed}`);
  const luck = chance(seed);
  const key: Key = { mode: ground.mode, tonic: ground.tonic, unit: ground.unit };
  const chords = readGround(ground.chords);
  const slots = slotsOf(chords);
  const basses = composeBasses(key, slots);
  const plain = composeMelody(key, slots, basses, luck);
  const tune = TRILLING.includes(ground.lead) ? ornament(plain, key, slots) : plain;
  const bass = bassLine(slots, basses, ground.figure);
  const inner = accompany(slots, voicings(key, slots), ground.figure, ground.unit);

  const end = chords.reduce((sum, chord) => sum + chord.beats, 0);
  const lastAt = slots[slots.length - 1]?.at ?? end;
  const clock = tempoMap(60 / (ground.tempo * luck.between(0.98, 1.02)), lastAt);
  const play = (part: Part, instrument: Instrument, beats: readonly Beat[]): Note[] =>
    beats.map((beat) => ({
      part,
      instrument,
      // Hands are never quite together, nor quite even.
      start: Math.max(0, clock(beat.at) + luck.between(-0.007, 0.007)),
      seconds: clock(beat.at + beat.beats) - clock(beat.at),
      pitch: beat.pitch,
      loudness: beat.loudness * luck.between(0.92, 1.05),
    }));

  const notes = [
    ...play('tune', ground.lead, tune),
    ...play('inner', ground.accompaniment, inner),
    ...play('bass', ground.accompaniment, bass),
  ].sort((a, b) => a.start - b.start || a.pitch - b.pitch);
  return { title: ground.title, notes, seconds: clock(end) };
}

/** Seconds at a beat: even, then slower and slower towards the last chord. */
function tempoMap(beatSeconds: number, lastAt: number): (beat: number) => number {
  const from = Math.max(0, lastAt - SLOWING_BEATS);
  return (beat) => {
    const slow = Math.max(0, beat - from);
    const bent = Math.min(slow, SLOWING_BEATS);
    const extra =
      (SLOWING * bent * bent) / (2 * SLOWING_BEATS) + SLOWING * Math.max(0, slow - bent);
    return beatSeconds * (beat + extra);
  };
}
