import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { cut, cuts } from '../../domain/text.ts';
import { personCopy } from './copy.ts';

/** The first 300 characters about a person; the whole text in a dialog (spec section 2). */
export function Biography({ name, text }: { name: string; text: string }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const start = cut(text, cuts.personText);
  const close = () => setIsOpen(false);
  return (
    <div>
      <Typography lang="it" sx={{ maxWidth: '65ch' }}>
        {start}
      </Typography>
      {start !== text && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          sx={{ mt: 1.5 }}
        >
          {personCopy.readMore}
        </Button>
      )}
      <Dialog open={isOpen} onClose={close} aria-labelledby={id} maxWidth="sm" scroll="body">
        <DialogTitle id={id} lang="it" variant="h3" component="h2">
          {name}
        </DialogTitle>
        <DialogContent>
          <Typography lang="it">{text}</Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{personCopy.close}</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
