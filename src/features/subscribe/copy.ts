/** Texts of plans and offers. Texts that docs/requirements.md quotes are literal, with their mistakes. */
export const subscribeCopy = {
  title: 'Subscriptions',
  plans: 'Plans',
  lifetime: 'Life Time',
  /** Null: a lifetime. */
  duration: (months: number | null) => (months === null ? 'Life Time' : `${months} Month`), // sic
  select: 'Select A Plan',
  subscribe: 'Subscribe New',
  busy: 'Please Wait..',
  payElsewhere: 'You pay on the page of our payment provider. We never see your card.',
  chooseFirst: 'Choose the plan that suits you.',
  recommended: 'Recommended',
  special: 'Special price',
  insteadOf: 'instead of',
  timeLeft: (time: string) => `Your price after your first free guide: ${time} left.`,
  included: {
    ends: 'One payment: it ends by itself, and nothing is charged again',
    endless: 'One payment, and it never ends',
  },
  freeGuides: 'See the free guides',
  plansFailed: 'The plans could not be loaded.',
  noPlans: 'No plan is available at the moment.',
  noPlansText: 'Meanwhile you can buy single guides.',
  browse: 'Browse the guides',
  signIn: 'Please Sing In Your Account..', // sic
  subscribeFailed: 'The payment page could not be opened.',
  active: {
    until: (name: string, day: string) => `You are subscribed to “${name}” until ${day}.`,
    untilText: 'Every guide is open to you. A plan that you choose now begins when this one ends.',
    endless: (name: string) => `Your plan “${name}” never ends.`,
    endlessText: 'Every guide is open to you: there is nothing left to buy.',
    listen: 'Go to Library',
    details: 'See your subscription',
  },
  unpaid: {
    cancelled: 'The payment was cancelled. You can choose a plan again.',
    failed: 'The payment did not go through. You can choose again and try another card.',
    unfinished:
      'The payment was not completed. You can choose a plan again: the same plan is never charged twice.',
  },
  offer: {
    thisGuide: 'The price of this guide',
    inside: 'What is inside',
    listenFree: 'Listen free',
    pause: 'Pause',
    freeTrack: 'Free',
    owned: 'This guide is yours.',
    free: 'This guide is free: sign in to play and download all of it.',
    covered: 'Your subscription covers this guide.',
    goToGuide: 'Go to guide',
    inCart: 'This guide is in your cart.',
    allPlans: 'Or open every guide with a subscription',
    unknown: 'This guide does not exist.',
    failed: 'The guide could not be loaded.',
  },
} as const;
