/** Texts of the customer's private feed for podcast apps. */
export const feedCopy = {
  title: 'Listen in a podcast app',
  text: 'A private address brings the guides you own, and those of your library that you may hear, to any podcast app: each guide is a season.',
  make: 'Make my address',
  address: 'Your address',
  once: 'Copy it now: it is not shown again. In your podcast app choose “Add a show by URL” and paste it.',
  copy: 'Copy',
  copied: 'The address is copied.',
  notCopied: 'The address could not be copied. Select it, and copy it yourself.',
  madeOn: (day: string) => `Your address was made on ${day}.`,
  unread: 'No app has read it in the last week.',
  read: (networks: number) =>
    networks === 1
      ? 'It was read from one network in the last week.'
      : `It was read from ${networks} networks in the last week.`,
  /** Home, a mobile network and a workplace are three. */
  many: 'That is more than one person usually has. If you have passed it on by mistake, make another one.',
  renew: 'Make another address',
  renewText: 'The address that your apps have stops working at once.',
  end: 'Turn it off',
  cancel: 'Cancel',
  waiting: 'Please Wait..',
  failed: 'The podcast address was not changed.',
  readFailed: 'Your podcast address could not be loaded.',
} as const;
