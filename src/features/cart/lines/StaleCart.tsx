import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { errorCopy } from '../../../shared/ui/copy.ts';
import { cartCopy } from '../copy.ts';

/** Says that the cart below was read earlier and could not be read again. */
export function StaleCart({ onRetry }: { onRetry: () => void }) {
  return (
    <Paper
      variant="outlined"
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        p: 2,
        mb: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Typography>{cartCopy.stale}</Typography>
      <Button variant="outlined" size="small" onClick={onRetry}>
        {errorCopy.tryAgain}
      </Button>
    </Paper>
  );
}
