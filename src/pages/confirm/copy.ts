export const confirmCopy = {
  title: {
    'sign-up': 'Confirm your email',
    'new-password': 'Choose a new password',
  },
  text: {
    'sign-up': 'One click, and your account is ready.',
    'new-password': 'One click, and you can choose a new password for your account.',
  },
  action: { 'sign-up': 'Confirm', 'new-password': 'Continue' },
  busy: 'Please wait..',
  missing: 'This link is incomplete',
  missingText: 'Please open it in our mail again, or request a new one on the sign-in page.',
  used: 'This link was used already or has expired',
  usedText: 'Each link works once, for an hour. Please request a new one on the sign-in page.',
  toLogin: 'Go to the login',
} as const;
