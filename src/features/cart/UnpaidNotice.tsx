import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { cartCopy } from './copy.ts';

/** Back without having paid: what happened, and that nothing is lost. */
export function UnpaidNotice({ kind }: { kind: keyof typeof cartCopy.unpaid }) {
  return (
    <Paper
      variant="outlined"
      role="status"
      sx={{ display: 'flex', gap: 2, p: 2, mb: 2, alignItems: 'center' }}
    >
      <InfoOutlined color="primary" />
      <Typography>{cartCopy.unpaid[kind]}</Typography>
    </Paper>
  );
}
