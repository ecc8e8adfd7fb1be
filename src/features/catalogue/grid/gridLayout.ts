const gap = { xs: 2, md: 3 };

/** Grids of lists of cards and of their skeletons: four columns on a desktop. */
export const gridLayouts = {
  /** Cards with a text: one column on a phone. */
  wide: {
    display: 'grid',
    gap,
    gridTemplateColumns: {
      xs: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
      lg: 'repeat(4, 1fr)',
    },
  },
  /** Cards with a name and a line: two columns on a phone. */
  narrow: {
    display: 'grid',
    gap,
    gridTemplateColumns: {
      xs: 'repeat(2, minmax(0, 1fr))',
      sm: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
  },
} as const;

export type GridLayout = keyof typeof gridLayouts;
