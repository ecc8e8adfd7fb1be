/** Texts of the landing page's sections that are the app's. Their content is the shop's (contract/site.ts). */
const stars: Readonly<Record<string, (count: number) => string>> = {
  en: (count) => `${count} of 5 stars`,
  it: (count) => `${count} stelle su 5`,
};

export const reviewsCopy = {
  stars: (count: number, language: string) => (stars[language] ?? stars.en)?.(count) ?? '',
  sample: { en: 'Sample', it: 'Esempio' } as Readonly<Record<string, string>>, // by language
} as const;

export const googleCopy = {
  /** Also the title of the frame. */
  title: 'Google Reviews',
  text: 'What listeners write about us where we cannot edit it.',
  samples: 'Google reviews are not shown here yet. This is a summary of the samples above.',
  show: (host: string) => `Show reviews from ${host}`,
  asks: (host: string) =>
    `They come from ${host}, which then learns your IP address. We ask once and remember your choice on this device.`,
} as const;

export const heroCopy = {
  failed: 'The introduction could not be loaded.',
  unreadable: 'The introduction could not be read.',
} as const;

export const whyCopy = {
  failed: 'The reasons to choose us could not be loaded.',
} as const;

export const aboutCopy = {
  failed: (shop: string) => `The story of ${shop} could not be loaded.`,
} as const;
