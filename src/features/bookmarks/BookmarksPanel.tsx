import { Button } from '../../shared/ui/basic/Button.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { bookmarkAddIcon } from '../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../shared/ui/icons/Icon.tsx';
import { playerCopy } from '../player/copy.ts';
import { playerEvents, selectPanelGuideId } from '../player/state/playerSlice.ts';
import { byMoment } from './bookmark.ts';
import { BookmarkList } from './BookmarkList.tsx';
import { selectAreShared, selectBookmarks } from './bookmarksSlice.ts';
import { bookmarksCopy } from './copy.ts';
import { useDeletion } from './useDeletion.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';

/** Shows the bookmarks of the guide whose player opened the panel. */
export function BookmarksPanel() {
  const dispatch = useAppDispatch();
  const guideId = useAppSelector(selectPanelGuideId);
  const isLoaded = useAppSelector(({ player }) => player.item?.guideId === guideId);
  const bookmarks = useAppSelector(selectBookmarks).filter((each) => each.guideId === guideId);
  const areShared = useAppSelector(selectAreShared);
  const { rows, ...deletion } = useDeletion(bookmarks);
  return (
    <div className="column gap-16">
      {isLoaded && (
        <Button
          variant="outlined"
          startIcon={<Icon path={bookmarkAddIcon} />}
          onClick={() => dispatch(playerEvents.bookmarkRequested())}
        >
          {playerCopy.addBookmark}
        </Button>
      )}
      {rows.length > 0 ? (
        <BookmarkList rows={rows.sort(byMoment)} deletion={deletion} />
      ) : (
        <Text>{bookmarksCopy.noneInGuide}</Text>
      )}
      <Text variant="small" color="muted">
        {bookmarksCopy.stored(areShared)}
      </Text>
    </div>
  );
}
