export const brandCopy = { name: 'Cicerone' } as const;

/** What a page without words and picture of its own says in its head (PageHead.tsx). */
export const headCopy = {
  description:
    'Over 20,000 audio guides to art, places, people and ideas. Listen free, buy one, or subscribe.',
  picture: '/og.png',
} as const;

/** Texts of failures that every screen shares. */
export const errorCopy = {
  tryAgain: 'Try again',
  report: 'Report a problem',
  partFailed: 'This part of the page could not be shown.',
  noConnection: 'The connection failed. Check your network and try again.',
  tooSlow: 'The answer took too long.',
  tooMany: 'Too many requests at once. Wait a minute and try again.',
  serverFault: 'Our server could not answer just now.',
} as const;

export const carouselCopy = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Stop the slides',
  play: 'Move the slides',
} as const;
