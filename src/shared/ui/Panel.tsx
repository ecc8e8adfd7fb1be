import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What the title is where the panel is all that a page shows. */
  titleAs?: 'h1' | 'p';
  /** A drawing over the title, for what is empty without being wrong. */
  picture?: ReactNode;
  children?: ReactNode;
  /** The one way on: its label and what it does. */
  action?: { label: string; onClick: () => void };
  /** Below the way on: a smaller one. */
  aside?: ReactNode;
}

/** Replaces content that is missing: an error with a way on, or an empty state. */
export function Panel({ title, titleAs = 'p', picture, children, action, aside }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        py: 8,
        px: 2,
        gap: 2,
        alignItems: 'center',
        textAlign: 'center',
      }}
      role="status"
    >
      {picture}
      {/* Lines of similar length: no single word on a line under a title. */}
      <Typography variant="h3" component={titleAs} sx={{ textWrap: 'balance' }}>
        {title}
      </Typography>
      {children && (
        <Typography color="textSecondary" sx={{ maxWidth: '60ch', textWrap: 'balance' }}>
          {children}
        </Typography>
      )}
      {action && (
        <Button variant="outlined" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      {aside}
    </Box>
  );
}
