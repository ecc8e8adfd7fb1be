/** The grid of every list of cards, and of its skeleton: four on a desktop, two or three below, one on a small phone. */
export const gridLayout = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    lg: 'repeat(4, 1fr)',
  },
} as const;
