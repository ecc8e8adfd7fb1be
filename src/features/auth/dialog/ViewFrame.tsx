import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

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
  const frame = useRef<HTMLDivElement>(null);
  // Each view begins at the first field to fill in: the keyboard continues without looking for it.
  useEffect(() => {
    const fields = [...(frame.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, []);
  return (
    <Stack ref={frame} sx={{ gap: 3, width: '100%', maxWidth: 420, mx: 'auto' }}>
      <Typography variant="h2" id="auth-title">
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
      {children}
    </Stack>
  );
}
