import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../shared/ui/page/ErrorBoundary.tsx';

/**
 * A section of a page with its headline; what breaks inside stays inside. It is no landmark: the carousel
 * in it is one, by the same name.
 */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: { xs: 6, md: 9 } }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <ErrorBoundary>{children}</ErrorBoundary>
    </Box>
  );
}
