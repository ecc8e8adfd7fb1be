import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { ErrorBoundary } from '../shared/ui/ErrorBoundary.tsx';

/** A section of a page with its headline; what breaks inside stays inside. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 6, md: 9 } }}>
      <Typography variant="h2" id={id} sx={{ mb: 3 }}>
        {title}
      </Typography>
      <ErrorBoundary>{children}</ErrorBoundary>
    </Box>
  );
}
