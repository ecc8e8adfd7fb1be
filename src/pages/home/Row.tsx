import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ErrorBoundary } from '../../shared/ui/page/ErrorBoundary.tsx';

interface Props {
  title: string;
  /** The whole list that the row shows some of. */
  all?: { label: string; to: string };
  /** Only where there is room for it. */
  isForDesktop?: boolean;
  children: ReactNode;
}

/** A row of the home with its headline; what breaks inside stays inside. */
export function Row({ title, all, isForDesktop = false, children }: Props) {
  return (
    <Box
      component="section"
      sx={{ mt: { xs: 6, md: 8 }, display: isForDesktop ? { xs: 'none', md: 'block' } : 'block' }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', mb: 3 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {all && (
          <Link component={RouterLink} to={all.to}>
            {all.label}
          </Link>
        )}
      </Box>
      <ErrorBoundary>{children}</ErrorBoundary>
    </Box>
  );
}
