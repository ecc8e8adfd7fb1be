/** Two columns: a narrow one for the headline, a wide one for the content. */
export const columns = {
  display: 'grid',
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 7fr)' },
  alignItems: 'start',
} as const;

/** The text beside the picture. */
export const heroColumns = {
  display: 'grid',
  width: '100%',
  gap: { xs: 7, md: 10 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'center',
} as const;

/** Centres its content in a height that does not depend on it. */
export const fullScreen = {
  display: 'grid',
  minHeight: 'inherit',
  alignItems: 'center',
} as const;
