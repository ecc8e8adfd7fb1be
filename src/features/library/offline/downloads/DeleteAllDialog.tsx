import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Button } from '../../../../shared/ui/basic/Button.tsx';
import { useBackCloses } from '../../../../shared/ui/page/useBackCloses.ts';
import { downloadListCopy } from './listCopy.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before all downloads are deleted: to download them again costs time and mobile data. */
export function DeleteAllDialog({ isOpen, onClose, onConfirm }: Props) {
  const id = useId();
  useBackCloses(isOpen, onClose);
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{downloadListCopy.removeAllTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText>{downloadListCopy.removeAllText}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{downloadListCopy.keep}</Button>
        <Button variant="contained" onClick={onConfirm}>
          {downloadListCopy.removeAll}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
