import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { clock } from '../../domain/text/time.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { longestNote, type Bookmark } from './bookmark.ts';
import { selectBookmarkStart } from './bookmarkStart.ts';
import { bookmarkEvents } from './bookmarksSlice.ts';
import { bookmarksCopy } from './copy.ts';
import styles from './NoteForm.module.css';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';

interface Props {
  bookmark: Bookmark;
  onClose: () => void;
}

/** Edits the note of a bookmark. Escape cancels, Ctrl or Cmd and Enter save. */
export function NoteForm({ bookmark, onClose }: Props) {
  const dispatch = useAppDispatch();
  const field = useRef<HTMLTextAreaElement>(null);
  const seconds = useAppSelector((state) => selectBookmarkStart(state, bookmark));
  const [note, setNote] = useState(bookmark.note);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(longestNote, longestNote);
  }, []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    dispatch(bookmarkEvents.noteWritten({ ...bookmark, note: note.trim() }));
    onClose();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // It would close the panel too.
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event);
  };
  return (
    <form onSubmit={save} className={styles.noteForm}>
      <TextField
        inputRef={field}
        label={`${bookmarksCopy.note} · ${clock(seconds)}`}
        value={note}
        multiline
        minRows={2}
        maxRows={8}
        fullWidth
        onChange={({ target }) => setNote(target.value)}
        onKeyDown={handleKey}
        slotProps={{ htmlInput: { maxLength: longestNote } }}
      />
      <div className="row gap-8">
        <Button type="submit" variant="contained" size="small">
          {bookmarksCopy.save}
        </Button>
        <Button color="inherit" size="small" onClick={onClose}>
          {bookmarksCopy.cancel}
        </Button>
      </div>
    </form>
  );
}
