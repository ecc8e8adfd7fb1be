/** The picture of pages without their own (PageHead.tsx). */
export const headCopy = { picture: '/og.png' } as const;

/** Names for screen readers. */
export const spokenCopy = { loading: 'Loading', carousel: 'carousel' } as const;

/** Texts of failures that all screens share. */
export const errorCopy = {
  tryAgain: 'Try again',
  report: 'Report a problem',
  downloads: 'Your downloads',
  partFailed: 'This part of the page could not be shown.',
  partNotLoaded: 'This part of the page could not be loaded. It comes back with the connection.',
  noConnection: 'The connection failed. Check your network and try again.',
  tooSlow: 'The server took too long to respond.',
  tooMany: 'Too many requests. Please wait a minute and try again.',
  serverFault: 'Our server has a problem at the moment.',
} as const;
