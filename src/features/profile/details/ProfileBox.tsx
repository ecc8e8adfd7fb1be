import Close from '@mui/icons-material/Close';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { profileCopy } from '../copy.ts';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A box that opens under the profile, and takes the keyboard's focus with it. */
export function ProfileBox({ title, onClose, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 2 }}>
        <Typography variant="h4" component="h2" ref={heading} tabIndex={-1}>
          {title}
        </Typography>
        <IconAction label={profileCopy.info.close} onClick={onClose}>
          <Close />
        </IconAction>
      </Stack>
      {children}
    </Card>
  );
}
