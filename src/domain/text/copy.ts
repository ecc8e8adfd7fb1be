export const wordsCopy = {
  free: 'Free',
  stops: (count: number) => (count === 1 ? '1 stop' : `${count} stops`),
  underAMinute: 'less than a minute',
  born: (year: string) => `born ${year}`,
  died: (year: string) => `died ${year}`,
} as const;
