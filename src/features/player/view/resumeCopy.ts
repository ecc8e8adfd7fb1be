import { clock } from '../../../domain/text/time.ts';

/** Texts for resuming: the progress, and what to do next. */
export const resumeCopy = {
  progress: 'Your progress in this guide',
  resume: (seconds: number) => `Resume · ${clock(seconds)}`,
  startOver: 'Start from the beginning',
  /** In a narrow player: the start of the long text, so that the accessible name contains the visible one. */
  startOverShort: 'Start',
  isKept: (isShared: boolean) =>
    `Your position is saved ${isShared ? 'in your account' : 'on this device'}, to the second.`,
  jumpOrigin: (seconds: number) => `Back to ${clock(seconds)}`,
  heard: 'Played to the end',
  leftAt: (seconds: number) => `Stopped at ${clock(seconds)}`,
} as const;
