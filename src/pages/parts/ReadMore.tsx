import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { truncate } from '../../domain/text/text.ts';
import { useContentLanguage } from '../../shared/site/useSite.ts';
import { useBackCloses } from '../../shared/ui/page/useBackCloses.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import styles from './ReadMore.module.css';
import { readMoreCopy as copy } from './copy.ts';

interface Props {
  /** What the text is about; the title of the dialog. */
  name: string;
  text: string;
  /** The number of characters that the page shows. */
  length: number;
}

/** Shows the beginning of an Italian text; 'read more' opens the full text in a dialog. */
export function ReadMore({ name, text, length }: Props) {
  const lang = useContentLanguage();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const start = truncate(text, length);
  const close = () => setIsOpen(false);
  useBackCloses(isOpen, close);
  return (
    <div>
      <Text lang={lang} className={styles.text}>
        {start}
      </Text>
      {start !== text && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className={styles.action}
        >
          {copy.readMore}
        </Button>
      )}
      <Dialog open={isOpen} onClose={close} aria-labelledby={id} maxWidth="sm" scroll="body">
        <DialogTitle id={id} lang={lang} variant="h3" component="h2">
          {name}
        </DialogTitle>
        <DialogContent>
          <Text lang={lang}>{text}</Text>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{copy.close}</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
