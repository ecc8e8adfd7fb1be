import { useEffect, useRef } from 'react';
import { clock } from '../../domain/text/time.ts';
import { deleteOutlinedIcon, editIcon } from '../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../shared/ui/icons/Icon.tsx';
import { playArrowIcon } from '../../shared/ui/icons/playIcons.ts';
import { IconAction } from '../../shared/ui/tooltip/IconAction.tsx';
import type { Bookmark } from './bookmark.ts';
import { selectBookmarkStart } from './bookmarkStart.ts';
import { bookmarksCopy } from './copy.ts';
import { playBookmark } from './playBookmark.ts';
import styles from './BookmarkItem.module.css';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';

interface Props {
  bookmark: Bookmark;
  /** The button that takes the focus if the one that had it was unmounted. */
  takesFocus: 'play' | 'edit' | null;
  onEdit: () => void;
  onRemove: () => void;
}

/** Shows a bookmark: the second and the track from which a button plays, what is said there, and its note. */
export function BookmarkItem({ bookmark, takesFocus, onEdit, onRemove }: Props) {
  const dispatch = useAppDispatch();
  const play = useRef<HTMLButtonElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A search can mount the row again: its field keeps the focus.
    if (document.activeElement !== document.body) return;
    if (takesFocus === 'play') play.current?.focus();
    if (takesFocus === 'edit') actions.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  const { lang, note, sentence, trackTitle } = bookmark;
  const seconds = useAppSelector((state) => selectBookmarkStart(state, bookmark));
  const { addNote, edit, remove } = bookmarksCopy;
  return (
    <div className={styles.bookmarkItem}>
      <div className={styles.words}>
        <button
          ref={play}
          type="button"
          className={styles.play}
          onClick={() => void dispatch(playBookmark(bookmark))}
        >
          <Icon path={playArrowIcon} size="small" />
          <span className={styles.time} translate="no">
            {clock(seconds)}
          </span>{' '}
          <span lang={lang}>{trackTitle}</span>
        </button>
        {sentence !== '' && (
          <blockquote lang={lang} className={styles.sentence}>
            {sentence}
          </blockquote>
        )}
        {note !== '' && <p className={styles.note}>{note}</p>}
      </div>
      <div ref={actions} className={styles.actions}>
        <IconAction label={(note === '' ? addNote : edit)(seconds)} onClick={onEdit}>
          <Icon path={editIcon} size="small" />
        </IconAction>
        <IconAction label={remove(seconds)} onClick={onRemove}>
          <Icon path={deleteOutlinedIcon} size="small" />
        </IconAction>
      </div>
    </div>
  );
}
