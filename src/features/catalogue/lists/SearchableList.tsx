import { useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import { filterByText } from '../../../domain/search.ts';
import type { QueryState } from '../../../shared/api/queryState.ts';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { Motif } from '../../../shared/ui/brand/Motif.tsx';
import { Panel, type PanelAction } from '../../../shared/ui/Panel.tsx';
import { catalogueCopy } from '../copy.ts';
import { ListControls } from './ListControls.tsx';
import type { ListView } from './useListView.ts';
import { SearchField } from './SearchField.tsx';
import { textParameter, useSearchText } from './useSearchText.ts';
import styles from './SearchableList.module.css';

interface Props<T> {
  query: QueryState<T[]>;
  /** Whether there are items that are not fetched yet. Default: false. */
  isPart?: boolean;
  /** Called when the list is searched, sorted or filtered, or may be soon: a part of it is then not enough. */
  onWantAll?: () => void;
  /** Returns the text to search. Define this and `show` outside the component, or the memoized list renders again. */
  textOf: (item: T) => string;
  /** Renders the items found; `list` identifies them for CardGrid. */
  show: (items: T[], list: string) => ReactNode;
  skeleton: ReactNode;
  texts: {
    /** The label of the search field. */
    search: string;
    /** The visually hidden heading of the results. */
    results: string;
    /** The title if the list has no items. */
    empty: string;
    /** The title if no item matches the search. Default: `empty`. */
    noneFound?: string;
    failed: string;
  };
  /** The sorting and filters of the list, from useListView.ts. */
  view: ListView<T>;
  /** The action offered if the list has no items. */
  wayOn: PanelAction;
}

/**
 * Shows a list with a search field that filters it by a substring, ignoring case. The list renders with a
 * deferred value, so that the field stays responsive with thousands of items.
 */
export function SearchableList<T>({
  query,
  isPart = false,
  onWantAll,
  textOf,
  show,
  skeleton,
  texts,
  view,
  wayOn,
}: Props<T>) {
  const [text, setText] = useSearchText();
  const sought = useDeferredValue(text);
  const { currentData, isError } = query;
  const { arrange, key } = view;
  const needsAll = isPart && (text.trim() !== '' || key !== '');
  useEffect(() => {
    if (needsAll) onWantAll?.();
  }, [needsAll, onWantAll]);
  const fetched = useMemo(() => ({ some: currentData, isPart }), [currentData, isPart]);
  // Deferred as well: rendering the first cards of a response synchronously would be a long task.
  const { some, isPart: isSome } = useDeferredValue(fetched);
  const list = [sought.trim(), key].filter(Boolean).join(' ');
  const isSearch = list !== '';
  // A part of the list would show wrong results.
  const items = isSearch && isSome ? undefined : some;
  const found = useMemo(
    () => items && arrange(filterByText(items, textOf, sought)),
    [arrange, items, sought, textOf],
  );
  const shown = useMemo(() => found && found.length > 0 && show(found, list), [found, list, show]);
  // In one navigation: a second write to the URL would start from the old parameters and undo the first.
  const clear = () => view.clear(textParameter);
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- It only notices where the focus is. */}
      <div className={styles.controls} onFocus={onWantAll}>
        <div className={styles.results}>
          <SearchField label={texts.search} text={text} onChange={setText} />
        </div>
        <ListControls view={view} />
      </div>
      <VisuallyHidden>{texts.results}</VisuallyHidden>
      <div className={styles.more}>
        {shown}
        {found?.length === 0 && (
          <Panel
            title={(isSearch && texts.noneFound) || texts.empty}
            picture={<Motif />}
            action={isSearch ? { label: catalogueCopy.clearSearch, onClick: clear } : wayOn}
          />
        )}
        {!items && !isError && skeleton}
        {!currentData && isError && <Failure title={texts.failed} query={query} />}
      </div>
    </>
  );
}
