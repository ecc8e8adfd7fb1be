/** Scales, chords and the grounds' notation: pitches are MIDI numbers, degrees count from 0. */
export type Mode = 'ionian' | 'dorian' | 'phrygian' | 'lydian' | 'mixolydian' | 'aeolian';

const SCALES: Record<Mode, readonly number[]> = {
  ionian: [0, 2, 4, 5, 7, 9, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  aeolian: [0, 2, 3, 5, 7, 8, 10],
};

export interface Chord {
  /** Degree of the root, 0 to 6. */
  root: number;
  beats: number;
  /** The third is major, whatever the mode says: dominants, and the last chord 'in Picardy'. */
  sharp: boolean;
  /** The third is in the bass. */
  inverted: boolean;
}

/**
 * Reads a ground such as '1:3 5#:3 4/3:2': degree from 1, '#' for a major third, '/3' for the third in
 * the bass, then the number of beats.
 */
export function readGround(ground: string): Chord[] {
  return ground.split(' ').map((word) => {
    const [, degree, sharp, inverted, beats] = /^([1-7])(#)?(\/3)?:([\d.]+)$/.exec(word) ?? [];
    if (degree === undefined || beats === undefined) throw new Error(`Not a chord: ${word}`);
    return {
      root: Number(degree) - 1,
      beats: Number(beats),
      sharp: sharp !== undefined,
      inverted: inverted !== undefined,
    };
  });
}

export function modulo(value: number, size: number): number {
  return ((value % size) + size) % size;
}

/** Pitch of a scale step (0 = the tonic given, 7 = an octave above) while `chord` sounds. */
export function pitchOf(mode: Mode, tonic: number, step: number, chord: Chord): number {
  const scale = SCALES[mode];
  const degree = modulo(step, 7);
  const natural = scale[degree] ?? 0;
  const third = modulo(chord.root + 2, 7);
  let raised = 0;
  if (chord.sharp && degree === third)
    raised = majorThird(scale, chord.root) - thirdOf(scale, chord.root);
  // Over a minor key's dominant the sixth rises with the leading note: no augmented second to sing.
  if (chord.sharp && chord.root === 4 && degree === 5 && mode === 'aeolian') raised = 1;
  return tonic + 12 * Math.floor(step / 7) + natural + raised;
}

/** The three degrees of a chord: root, third, fifth. */
export function chordDegrees(chord: Chord): [number, number, number] {
  return [chord.root, modulo(chord.root + 2, 7), modulo(chord.root + 4, 7)];
}

function thirdOf(scale: readonly number[], root: number): number {
  return modulo((scale[modulo(root + 2, 7)] ?? 0) - (scale[root] ?? 0), 12);
}

/** Four semitones, or what the mode has when its third is already major. */
function majorThird(scale: readonly number[], root: number): number {
  return Math.max(4, thirdOf(scale, root));
}
