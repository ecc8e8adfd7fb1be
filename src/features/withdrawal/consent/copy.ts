export const consentCopy = {
  notYet: 'Not yet',
  busy: 'Please Wait..',
  failed: 'Your answer was not stored, so nothing plays yet.',
  awaits: (title: string) => `“${title}” has not been started yet. Press “Play” to begin.`,
  unavailable:
    'The question before the first listening could not be loaded, so nothing plays yet. Check your network and press again.',
} as const;
