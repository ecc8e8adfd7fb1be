import { clock } from '../../../domain/text/time.ts';

/** Texts of a shared moment. */
export const momentCopy = {
  title: 'A moment that was shared with you',
  play: (seconds: number) => `Play from ${clock(seconds)}`,
  locked: (seconds: number) => `It is at ${clock(seconds)} in a track that is locked.`,
  offer: 'See the offer',
} as const;
