/** Texts of the placeholder. Texts that docs/requirements.md quotes are literal. */
export const inDevelopmentCopy = {
  title: 'In Development Mode',
  text: 'Events will be listed here. Meanwhile, there is a whole catalogue to explore.',
  toHome: 'Go to the home page',
} as const;
