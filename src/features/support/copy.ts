/** The texts of the report for support. */
export const supportCopy = {
  title: 'Report a problem',
  lead: 'This report tells our support what happened here: the page, the browser, the last actions, what the app has loaded, the player, and what failed.',
  without:
    'Names, e-mail addresses, passwords, codes, tokens, payment addresses and what you searched for are not in it. Nothing is sent from here: you copy or save the report, and hand it on yourself.',
  failed: (address: string) =>
    `The report could not be made here. Please write to ${address} and say what you did, what you saw, and when.`,
  contents: 'What is in it',
  sent: 'See all of it, word for word',
  copy: 'Copy a report',
  save: 'Save a report',
  close: 'Close',
  fileName: (day: string) => `cicerone-report-${day}.json`,
  copied: 'The report was copied.',
  copyFailed: 'The report could not be copied. Save it instead.',
  unavailable: 'The report could not be opened. Please check your connection and try again.',
  facts: {
    page: 'Page',
    browser: 'Browser',
    actions: 'Actions',
    failedCalls: 'Failed requests',
    errors: 'Errors',
    size: 'Size',
  },
} as const;
