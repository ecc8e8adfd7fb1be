/** The category page's own texts. */
export const categoryCopy = {
  title: 'Audio guides',
  about: (name: string) =>
    `${name}: the audio guides of Cicerone. Hear a lesson of each free, buy one, or subscribe.`,
  unknown: 'This category does not exist.',
  toHome: 'Go to the home page',
} as const;
