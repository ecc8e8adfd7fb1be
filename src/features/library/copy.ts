const minutes = (seconds: number): string => {
  const whole = Math.ceil(seconds / 60);
  const hours = Math.floor(whole / 60);
  return hours === 0 ? `${whole} min` : `${hours} h ${whole % 60} min`;
};

/** The library's texts. Texts that docs/requirements.md quotes are literal, with their mistakes. */
export const libraryCopy = {
  pageTitle: 'Library',
  library: 'Library',
  add: 'Add to Library',
  addGuide: (title: string) => `Add to Library: ${title}`,
  remove: 'Remove from Library',
  removeGuide: (title: string) => `Remove from Library: ${title}`,
  addFailed: 'The guide was not added to your library.',
  browse: 'Browse the guides',
  covered: (plan: string) => `Your plan “${plan}” covers every guide of the catalogue.`,
  coveredUntil: (date: string) => `Until ${date}, nothing is locked.`,
  coveredForLife: 'Nothing is locked, for as long as you like.',
  more: 'Load More',
  play: (title: string) => `Play ${title}`,
  resume: (title: string) => `Continue ${title}`,
  pause: (title: string) => `Pause ${title}`,
  continue: {
    title: 'Continue',
    empty: 'Nothing started yet',
    emptyText: 'Guides that you listen to appear here, at the second where you stopped.',
    track: (place: number, count: number) => `Track ${place} of ${count}`,
    ended: 'Your subscription ended.',
    renew: 'Renew',
    /** The device as listening/device.ts names it. */
    from: (device: string, ago: string) => `From your ${device}, ${ago}`,
    left: (seconds: number) =>
      seconds < 60 ? 'Less than a minute left' : `${minutes(seconds)} left`,
  },
  purchases: {
    title: 'Purchase list',
    empty: 'No purchases yet',
    emptyText: 'Every guide that you buy stays here, on all your devices.',
    failed: 'Your purchases could not be loaded.',
  },
  wishes: {
    title: 'Wish list',
    empty: 'Your wish list is empty',
    emptyText: 'Press the bookmark on a guide to keep it here.',
    failed: 'Your wish list could not be loaded.',
  },
} as const;

/** The texts of 'The Update'. */
export const updatesCopy = {
  pageTitle: 'The Update',
  title: 'The Update',
  lead: 'New guides and news from the catalogue, every month.',
  empty: 'You Dont have any update information for today.....', // sic
  failed: 'The news could not be loaded.',
  browse: 'Browse the guides',
} as const;
