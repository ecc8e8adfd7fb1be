import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What each view of the dialog has: its headline, a sentence, and one column. */
export function ViewFrame({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <Stack sx={{ gap: 3, width: '100%', maxWidth: 420, mx: 'auto' }}>
      <Typography variant="h2" id="auth-title">
        {title}
      </Typography>
      {text && <Typography color="textSecondary">{text}</Typography>}
      {children}
    </Stack>
  );
}
