import { groupedByGuide } from '../../bookmarks/bookmark.ts';
import { BookmarkList } from '../../bookmarks/BookmarkList.tsx';
import { bookmarksMarkdown } from '../../bookmarks/bookmarksMarkdown.ts';
import { selectAreShared, selectBookmarks } from '../../bookmarks/bookmarksSlice.ts';
import { bookmarksCopy } from '../../bookmarks/copy.ts';
import { useDeletion, type BookmarkRow, type Deletion } from '../../bookmarks/useDeletion.ts';
import { longDate } from '../../../domain/text/date.ts';
import { saveFile } from '../../../shared/storage/saveFile.ts';
import { basename, paths } from '../../../shared/site/paths.ts';
import { useShopName } from '../../../shared/site/useSite.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../shared/ui/basic/TextLink.tsx';
import { saveAltOutlinedIcon } from '../../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import type { LibraryFilter } from '../filter/libraryFilter.ts';
import { EmptyLibrarySection } from './EmptyLibrarySection.tsx';
import { LibrarySection } from './LibrarySection.tsx';
import { LoadMoreList } from './LoadMoreList.tsx';
import styles from './BookmarksSection.module.css';
import { useAppSelector } from '../../../shared/store/hooks.ts';

const copy = bookmarksCopy;

/** Shows the account's bookmarks in this browser by guide, the latest first, and exports them. */
export function BookmarksSection({ find }: { find: LibraryFilter }) {
  const shop = useShopName();
  const bookmarks = useAppSelector(selectBookmarks);
  const areShared = useAppSelector(selectAreShared);
  const { rows, ...deletion } = useDeletion(bookmarks);
  // The library's search finds every word of a bookmark.
  const searchable = rows
    .map((row) => ({
      guideId: row.guideId,
      title: `${row.guideTitle} ${row.trackTitle} ${row.sentence} ${row.note}`,
      row,
    }))
    .sort((one, other) => other.row.addedAt - one.row.addedAt);
  const found = find(searchable).map(({ row }) => row);
  const exportAll = () => {
    const now = new Date().toISOString();
    const text = bookmarksMarkdown(bookmarks, {
      origin: window.location.origin + basename,
      day: longDate(now),
      shop,
    });
    saveFile(new Blob([text], { type: 'text/markdown' }), copy.fileName(now.slice(0, 10)));
  };
  return (
    <LibrarySection title={copy.title}>
      {rows.length === 0 ? (
        <EmptyLibrarySection title={copy.none}>{copy.noneText}</EmptyLibrarySection>
      ) : (
        <>
          <div className={styles.head}>
            <Text color="muted">{copy.stored(areShared)}</Text>
            <Button
              size="small"
              variant="outlined"
              startIcon={<Icon path={saveAltOutlinedIcon} size="small" />}
              disabled={bookmarks.length === 0}
              onClick={exportAll}
            >
              {copy.exported}
            </Button>
          </div>
          <LoadMoreList
            items={groupedByGuide(found)}
            step={6}
            className={styles.bookmarksSection ?? ''}
          >
            {(group) => <BookmarkedGuide key={group[0]?.guideId} {...{ group, deletion }} />}
          </LoadMoreList>
        </>
      )}
    </LibrarySection>
  );
}

/** Shows the bookmarks of one guide below its title. */
function BookmarkedGuide({ group, deletion }: { group: BookmarkRow[]; deletion: Deletion }) {
  const [first] = group;
  if (!first) return null;
  return (
    <li className={styles.guide}>
      <TextLink to={paths.guide(first.guideId)} color="inherit" lang={first.lang}>
        <Text as="h3" variant="h4">
          {first.guideTitle}
        </Text>
      </TextLink>
      <BookmarkList rows={group} deletion={deletion} />
    </li>
  );
}
