import type { Guide } from '../../domain/model.ts';
import { bookmarkIcon, bookmarkBorderIcon } from '../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../shared/ui/icons/Icon.tsx';
import { IconAction } from '../../shared/ui/tooltip/IconAction.tsx';
import { selectHasToken } from '../auth/session/sessionSlice.ts';
import { dialogEvents } from '../auth/dialog/dialogSlice.ts';
import { libraryCopy } from './copy.ts';
import { useAddToLibraryMutation, useRemoveFromLibraryMutation } from './libraryApi.ts';
import { selectIsInLibrary } from './selectIsInLibrary.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';

interface Props {
  guide: Pick<Guide, 'id' | 'title' | 'isInLibrary'>;
  /** Whether the accessible name contains the guide's title, for a list of guides. Default: false. */
  namesGuide?: boolean;
}

/**
 * Adds a guide to the library, or removes it. The icon is filled if the guide is in the library. Without a
 * token it opens the sign-in dialog.
 */
export function LibraryButton({ guide, namesGuide = false }: Props) {
  const { id, title } = guide;
  const dispatch = useAppDispatch();
  const hasToken = useAppSelector(selectHasToken);
  const [add, adding] = useAddToLibraryMutation();
  const [remove, removing] = useRemoveFromLibraryMutation();
  const known = useAppSelector((state) => selectIsInLibrary(state, guide));
  // Optimistic: the icon changes while the mutation is pending, also if the library is not loaded yet.
  const isInLibrary = adding.isLoading || (known === true && !removing.isLoading);

  const press = () => {
    if (!hasToken) {
      const intent = { endpointName: 'addToLibrary', argument: id, about: title, leadsOn: false };
      return dispatch(dialogEvents.signInRequested(intent));
    }
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
      <Icon path={isInLibrary ? bookmarkIcon : bookmarkBorderIcon} />
    </IconAction>
  );
}
