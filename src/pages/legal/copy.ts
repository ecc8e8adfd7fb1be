export const legalCopy = {
  updated: (day: string) => `Last changed on ${day}.`,
  unknown: 'This page does not exist.',
  failed: 'The page could not be loaded.',
  toHome: 'Go to the home page',
} as const;
