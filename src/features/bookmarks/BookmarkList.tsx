import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { keyOf, type Bookmark } from './bookmark.ts';
import { selectBookmarkStart } from './bookmarkStart.ts';
import { BookmarkItem } from './BookmarkItem.tsx';
import { bookmarksCopy } from './copy.ts';
import { NoteForm } from './NoteForm.tsx';
import type { BookmarkRow, Deletion } from './useDeletion.ts';
import styles from './BookmarkList.module.css';
import { useAppSelector } from '../../shared/store/hooks.ts';

interface Props {
  rows: readonly BookmarkRow[];
  deletion: Deletion;
}

/** Shows bookmarks with their notes: each can be played, edited and deleted. One note is edited at a time. */
export function BookmarkList({ rows, deletion: { remove, undo } }: Props) {
  const [edited, setEdited] = useState<string | null>(null);
  /** The row whose note was edited last: it has the focus again. */
  const [closed, setClosed] = useState<string | null>(null);
  return (
    <ul className="column">
      {rows.map(({ isDeleted, isRestored, ...bookmark }) => {
        const key = keyOf(bookmark);
        const close = () => {
          setEdited(null);
          setClosed(key);
        };
        return (
          <li key={key} className={styles.row}>
            {isDeleted ? (
              <DeletedBookmark bookmark={bookmark} onUndo={() => undo(bookmark)} />
            ) : edited === key ? (
              <NoteForm bookmark={bookmark} onClose={close} />
            ) : (
              <BookmarkItem
                bookmark={bookmark}
                takesFocus={isRestored ? 'play' : closed === key ? 'edit' : null}
                onEdit={() => setEdited(key)}
                onRemove={() => remove(bookmark)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Takes the focus if the pressed button was unmounted with it: a search can mount the row again. */
function DeletedBookmark({ bookmark, onUndo }: { bookmark: Bookmark; onUndo: () => void }) {
  const seconds = useAppSelector((state) => selectBookmarkStart(state, bookmark));
  const id = useId();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus();
  }, []);
  return (
    <div className={styles.deleted}>
      <Text as="span" variant="small" color="muted" id={id}>
        {bookmarksCopy.deleted(seconds)}
      </Text>
      <Button ref={undo} size="small" color="inherit" aria-describedby={id} onClick={onUndo}>
        {bookmarksCopy.undo}
      </Button>
    </div>
  );
}
