import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

/** Back without having paid: what happened, and that nothing is lost. */
export function UnpaidNotice({ text }: { text: string }) {
  return (
    <Paper
      variant="outlined"
      role="status"
      sx={{ display: 'flex', gap: 2, p: 2, mb: 2, alignItems: 'center' }}
    >
      <InfoOutlined color="primary" />
      <Typography>{text}</Typography>
    </Paper>
  );
}
