import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { profileCopy } from '../copy.ts';

const { remove } = profileCopy;

/** No call deletes an account, so the control explains how to ask for it. */
export function DeleteAccount({ contact }: { contact: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const address = `mailto:${contact}?subject=${encodeURIComponent(remove.subject)}`;
  return (
    <>
      <Button
        color="error"
        size="small"
        aria-haspopup="dialog"
        sx={{ mt: 2, ml: -2 }}
        onClick={() => setIsOpen(true)}
      >
        {remove.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId} variant="h3">
          {remove.title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography>{remove.text}</Typography>
          <Link href={address}>{contact}</Link>
          <Typography color="textSecondary">{remove.consequences}</Typography>
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 1, flexWrap: 'wrap', gap: 1 }}>
          <Button color="inherit" onClick={() => setIsOpen(false)}>
            {remove.close}
          </Button>
          <Button href={address} variant="outlined">
            {remove.write}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
