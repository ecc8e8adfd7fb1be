import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useBackCloses } from '../../../shared/ui/page/useBackCloses.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../shared/ui/basic/TextLink.tsx';
import { profileCopy } from '../copy.ts';
import styles from './DeleteAccount.module.css';

const { remove } = profileCopy;

/** Shows how to request an account's deletion: the API has no endpoint for it. */
export function DeleteAccount({ contact }: { contact: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  useBackCloses(isOpen, () => setIsOpen(false));
  const address = `mailto:${contact}?subject=${encodeURIComponent(remove.subject)}`;
  return (
    <>
      <Button
        color="error"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={styles.action}
      >
        {remove.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId} variant="h3">
          {remove.title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Text>{remove.text}</Text>
          <TextLink href={address}>{contact}</TextLink>
          <Text color="muted">{remove.consequences}</Text>
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
