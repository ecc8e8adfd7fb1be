import { useDispatch, useSelector } from 'react-redux';
import type { Guide } from '../../domain/model.ts';
import { bookmarkIcon, bookmarkBorderIcon } from '../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../shared/ui/icons/Icon.tsx';
import { IconAction } from '../../shared/ui/tooltip/IconAction.tsx';
import { selectHasToken } from '../auth/session/authSelectors.ts';
import { dialogEvents } from '../auth/dialog/dialogSlice.ts';
import { libraryCopy } from './copy.ts';
import { useAddToLibraryMutation, useRemoveFromLibraryMutation } from './libraryApi.ts';
import { selectIsInLibrary, type LibraryRoot } from './selectIsInLibrary.ts';

interface Props {
  guide: Pick<Guide, 'id' | 'title' | 'isInLibrary'>;
  /** Among the buttons of many guides, each says which one it is for. */
  namesGuide?: boolean;
}

/**
 * Adds a guide to the library, or removes it: a filled icon shows that it is in. Without a token
 * it opens the sign-in dialog.
 */
export function LibraryButton({ guide, namesGuide = false }: Props) {
  const { id, title } = guide;
  const dispatch = useDispatch();
  const hasToken = useSelector(selectHasToken);
  const [add, adding] = useAddToLibraryMutation();
  const [remove, removing] = useRemoveFromLibraryMutation();
  const known = useSelector((state: LibraryRoot) => selectIsInLibrary(state, guide));
  // What was pressed shows at once, whether or not the list is loaded that says so.
  const isInLibrary = adding.isLoading || (known === true && !removing.isLoading);

  const press = () => {
    if (!hasToken) return dispatch(dialogEvents.signInRequested());
    if (adding.isLoading || removing.isLoading) return;
    return void (isInLibrary ? remove(id) : add(id));
  };
  const [own, named] = isInLibrary
    ? [libraryCopy.remove, libraryCopy.removeGuide(title)]
    : [libraryCopy.add, libraryCopy.addGuide(title)];
  return (
    <IconAction
      label={namesGuide ? named : own}
      onClick={press}
      isPlaceholder={known === undefined}
    >
      {isInLibrary ? <Icon path={bookmarkIcon} /> : <Icon path={bookmarkBorderIcon} />}
    </IconAction>
  );
}
