/** The texts of the report for support. */
export const supportCopy = {
  title: 'Report a problem',
  lead: 'This report tells our support what happened here. Nothing is sent from here: copy or save it, and send it on yourself.',
  sendTo: (address: string) => `Send it to ${address}, with a line about what you wanted to do.`,
  inside: 'What is in it',
  insideList: [
    'the page, your browser, its language and the size of the window',
    'the last 200 things that happened in this tab, also before this page was loaded, back to the last sign-out',
    'what the app had loaded: guides, your cart, your library, your place in what you hear, your settings of the player',
    'failed calls and errors, with the numbers under which our server noted them',
    'payments: numbers of invoices, amounts and dates',
  ],
  outside: 'What is not in it',
  outsideList: [
    'your name, e-mail address, picture and passwords',
    'codes, tokens and addresses of payment pages',
    'what you typed: searches, messages, forms',
  ],
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
