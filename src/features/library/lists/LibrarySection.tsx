import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
import { ErrorBoundary } from '../../../shared/ui/page/ErrorBoundary.tsx';

interface Props {
  title: string;
  /** Takes the keyboard's focus when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One section of the library; what breaks inside stays inside. */
export function LibrarySection({ title, headingRef, children }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 5, md: 7 } }}>
      <Typography variant="h2" id={id} ref={headingRef} tabIndex={-1} sx={{ mb: 3 }}>
        {title}
      </Typography>
      <ErrorBoundary>{children}</ErrorBoundary>
    </Box>
  );
}
