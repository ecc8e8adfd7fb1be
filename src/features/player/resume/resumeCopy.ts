import { clock } from '../../../domain/text/time.ts';

/** The texts of resuming: where somebody is, and the ways from there. */
export const resumeCopy = {
  place: 'Your place in this guide',
  resume: (seconds: number) => `Resume · ${clock(seconds)}`,
  startOver: 'Start from the beginning',
  /** On a phone: how the long one begins, so that it is called what is seen. */
  startOverShort: 'Start',
  isKept: 'Your place is kept, to the second.',
  wayBack: (seconds: number) => `Back to ${clock(seconds)}`,
  heard: 'Heard to the end',
  leftAt: (seconds: number) => `Left at ${clock(seconds)}`,
} as const;
