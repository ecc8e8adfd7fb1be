import type { Mode } from './theory.ts';

export type Instrument = 'lute' | 'harp' | 'harpsichord' | 'flute' | 'bells' | 'organ';

/** How the inner voices move. */
export type Figure = 'block' | 'broken' | 'rolled' | 'drone' | 'lilt' | 'waltz';

export interface Ground {
  title: string;
  mode: Mode;
  /** Beats in which the tune's rhythm is thought: 2 for common time, 3 for triple and for 6/8. */
  unit: 2 | 3;
  /** Beats a minute; in 6/8 the beat is the quaver. */
  tempo: number;
  /** Degree of the bass, see theory.ts. */
  chords: string;
  lead: Instrument;
  accompaniment: Instrument;
  figure: Figure;
  /** Pitch of the tonic below the tune. */
  tonic: number;
}
