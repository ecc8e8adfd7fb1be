import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

/** The loading indicator of a whole screen; it keeps the screen's height, so that the footer doesn't jump. */
export function Loading({ label = 'Loading' }: { label?: string }) {
  return (
    <Stack sx={{ minHeight: '100vh', pt: 16, alignItems: 'center' }} role="status">
      <CircularProgress aria-label={label} />
    </Stack>
  );
}
