import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '../../../shared/site/paths.ts';
import { useBackCloses } from '../../../shared/ui/page/useBackCloses.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../shared/ui/basic/TextLink.tsx';
import { isNotFound } from '../../../shared/api/apiError.ts';
import { useLazyPlannedDeletionQuery } from '../accountApi.ts';
import { profileCopy } from '../copy.ts';
import styles from './DeleteAccount.module.css';

const { remove } = profileCopy;

/**
 * Opens the page that deletes the account. The provider's API has no such call: there it shows how to request
 * the deletion.
 */
export function DeleteAccount({ contact }: { contact: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [plan, { isFetching }] = useLazyPlannedDeletionQuery();
  const navigate = useNavigate();
  const open = async () => {
    const { error } = await plan();
    if (isNotFound(error)) setIsOpen(true);
    else void navigate(`${routes.profile}?delete-account`);
  };
  const titleId = useId();
  useBackCloses(isOpen, () => setIsOpen(false));
  const address = `mailto:${contact}?subject=${encodeURIComponent(remove.subject)}`;
  return (
    <>
      <Button
        color="error"
        size="small"
        disabled={isFetching}
        onClick={() => void open()}
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
