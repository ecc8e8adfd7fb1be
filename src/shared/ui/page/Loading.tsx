import Box from '@mui/material/Box';
import './loading.css';

/** The loading indicator of a whole screen; it keeps the screen's height, so that the footer doesn't jump. */
export function Loading({ label = 'Loading' }: { label?: string }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100vh',
        pt: 16,
        alignItems: 'center',
      }}
      role="status"
    >
      {/* Not MUI's: that would be in every visitor's first load. */}
      <span className="loading-circle" role="progressbar" aria-label={label} />
    </Box>
  );
}
