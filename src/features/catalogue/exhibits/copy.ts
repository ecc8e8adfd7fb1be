/** Texts of persons, objects, places and events. Texts that docs/requirements.md quotes are literal. */
export const exhibitsCopy = {
  readMore: 'Read more',
  personsFailed: 'The artists and makers could not be loaded.',
  objectsFailed: 'The objects could not be loaded.',
  placesFailed: 'The places could not be loaded.',
  shown: (shown: number, total: number) => `${shown} of ${total}`,
} as const;
