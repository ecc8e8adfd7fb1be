import type { GuideDetail, Track } from '../../domain/model.ts';
import type { Clip } from '../player/state/playerState.ts';

/** A recording whose words can be read, and where it is played. */
export interface Reading {
  /** Media path of the words. */
  path: string;
  /** Whether the recording is loaded. */
  isLoaded: boolean;
  /** Seconds at which a recording that is not loaded would continue. */
  resumePosition: number;
  of: { guide: GuideDetail; track: Track } | { clip: Clip };
}
