/** Two columns, like a catalogue's page: a narrow one for the headline, a wide one for what it is about. */
export const columns = {
  display: 'grid',
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 7fr)' },
  alignItems: 'start',
} as const;

/** Words beside the picture in its arch. */
export const heroColumns = {
  display: 'grid',
  width: '100%',
  gap: { xs: 7, md: 10 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'center',
} as const;

/** Centres its content in a height that doesn't depend on it. */
export const fullScreen = {
  display: 'grid',
  minHeight: 'inherit',
  alignItems: 'center',
} as const;
