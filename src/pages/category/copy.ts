/** The category page's own texts. */
export const categoryCopy = {
  title: 'Audio guides',
  about: (name: string, shop: string) =>
    `${name}: the audio guides of ${shop}. Hear a lesson of each free.`,
  unknown: 'This category does not exist.',
  toHome: 'Go to the home page',
} as const;
