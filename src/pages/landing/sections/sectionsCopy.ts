/** Texts of the landing page's sections that are the app's. Their content is the shop's (contract/site.ts). */
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
