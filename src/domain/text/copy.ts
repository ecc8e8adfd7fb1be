export const wordsCopy = {
  free: 'Free',
  born: (year: string) => `born ${year}`,
  died: (year: string) => `died ${year}`,
} as const;
