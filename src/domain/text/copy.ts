export const wordsCopy = {
  free: 'Free',
  underAMinute: 'less than a minute',
  born: (year: string) => `born ${year}`,
  died: (year: string) => `died ${year}`,
} as const;
