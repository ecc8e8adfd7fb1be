/** Texts of the page that deletes the account. */
export const erasureCopy = {
  pageTitle: 'Delete your account',
  title: 'Delete your account',
  lost: {
    title: 'What you lose',
    items: [
      'Your guides and your subscription, without a refund',
      'Your wish list, your cart and your picture',
      'Your place in every guide, your bookmarks, your queue and your searches',
      'Your downloads in this browser; on other devices they can no longer be played',
      'Your messages to us, and mails to you that have not been sent yet',
    ],
    after:
      'You are signed out on every device. Your email address can be used for a new account at once.',
  },
  kept: {
    title: 'What the law makes us keep',
    none: 'Nothing: you have no invoices.',
    text: (invoices: number) =>
      invoices === 1
        ? 'Your invoice, with its credit notes, for ten years:'
        : `Your ${invoices} invoices, with their credit notes, for ten years:`,
    fields: [
      'their number and date',
      'your name and your email address, as they were on that day, and the address and tax number that you had given for invoices',
      'what you bought, the amount, and the payment service',
    ],
  },
  password: 'Current password',
  passwordHint: 'So that only you can delete your account.',
  remove: 'Delete my account',
  confirmation: 'This cannot be undone. Delete your account now?',
  confirm: 'Delete it for good',
  removing: 'Please Wait..',
  keep: 'Keep my account',
  signInAgain: 'Sign in again',
  failed: 'Your account was not deleted.',
  done: 'Your account is deleted, and what this browser had stored of it.',
} as const;
