import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

const tones = {
  paper: { bgcolor: 'background.default' },
  card: { bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider' },
  night: { bgcolor: 'night', borderBottom: 1, borderColor: 'divider' },
} as const;

interface Props {
  /** The anchor; the headline in it has the id `${id}-title`. */
  id: string;
  /** Sections alternate paper and card; night is dark in both schemes (docs/decisions/022-look.md). */
  tone: keyof typeof tones;
  /** What is in it has a name of its own, such as a carousel. */
  unnamed?: boolean;
  children: ReactNode;
}

/** A section of the landing page: ground, space and anchor, there from the first paint. */
export function Section({ id, tone, unnamed = false, children }: Props) {
  return (
    <Box
      component="section"
      id={id}
      // An anchor takes the keyboard along.
      tabIndex={-1}
      aria-labelledby={unnamed ? undefined : `${id}-title`}
      data-scheme={tone === 'night' ? 'dark' : undefined}
      sx={{ ...tones[tone], color: 'text.primary', py: { xs: 7, md: 12 }, outline: 'none' }}
    >
      <Container>{children}</Container>
    </Box>
  );
}
