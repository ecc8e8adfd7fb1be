export const confirmCopy = {
  title: {
    'sign-up': 'Confirm your email',
    'new-password': 'Choose a new password',
  },
  text: {
    'sign-up': 'One click, and your account is ready.',
    'new-password': 'One click, and you can choose a new password for your account.',
  },
  action: { 'sign-up': 'Confirm', 'new-password': 'Go on' },
  busy: 'Please wait..',
  missing: 'This link is not complete',
  missingText: 'Please open it in our mail again, or ask for a new one where you sign in.',
  used: 'This link was used or has expired',
  usedText: 'Each link works once, for an hour. Please ask for a new one where you sign in.',
  toLogin: 'Go to the login',
} as const;
