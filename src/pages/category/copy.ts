/** The category page's own texts. */
export const categoryCopy = {
  title: 'Audio guides',
  unknown: 'This category does not exist.',
  toHome: 'Go to the home page',
} as const;
