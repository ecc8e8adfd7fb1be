/** The customer's home, literal where the specification quotes it. */
export const homeCopy = {
  title: 'Your home · Cicerone',
  suggested: 'Suggested for you',
} as const;
