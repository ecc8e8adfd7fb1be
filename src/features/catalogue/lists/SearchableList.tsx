import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { filterByText } from '../../../domain/search.ts';
import type { QueryState } from '../../../shared/api/queryState.ts';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { Motif } from '../../../shared/ui/brand/Motif.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { catalogueCopy } from '../copy.ts';
import { ListControls } from './ListControls.tsx';
import type { ListView } from './useListView.ts';
import { SearchField } from './SearchField.tsx';
import { textParameter, useSearchText } from './useSearchText.ts';
import styles from './SearchableList.module.css';

interface Props<T> {
  answer: QueryState<T[]>;
  /** What is searched. Give this and `show` from outside the component, so that they stay the same. */
  textOf: (item: T) => string;
  /** Shows the items found; `list` names them, for a grid that grows. */
  show: (items: T[], list: string) => ReactNode;
  skeleton: ReactNode;
  texts: {
    /** The field's label. */
    search: string;
    /** The heading of what was found, for those who don't see it. */
    results: string;
    /** Nothing there. */
    empty: string;
    /** Nothing found; without a text of its own, the same as when nothing is there. */
    noneFound?: string;
    failed: string;
  };
  /** How the list is sorted and filtered: useListView.ts. */
  view: ListView<T>;
  /** The way on from a list that is empty without any search. */
  wayOn: { label: string; onClick: () => void };
}

/**
 * A list with a box that filters it by a part of the text, in any case. The field renders at once,
 * the list in a deferred render: typing stays quick with thousands of items.
 */
export function SearchableList<T>({
  answer,
  textOf,
  show,
  skeleton,
  texts,
  view,
  wayOn,
}: Props<T>) {
  const [text, setText] = useSearchText();
  const sought = useDeferredValue(text);
  const { currentData, error, isError, refetch } = answer;
  // An answer is drawn when there is time as well: its first cards are no long task.
  const items = useDeferredValue(currentData);
  const { arrange, key } = view;
  const found = useMemo(
    () => items && arrange(filterByText(items, textOf, sought)),
    [arrange, items, sought, textOf],
  );
  const list = [sought.trim(), key].filter(Boolean).join(' ');
  const shown = useMemo(() => found && found.length > 0 && show(found, list), [found, list, show]);
  const isSearch = list !== '';
  // In one step: a second write to the address would not know of the first.
  const clear = () => view.clear(textParameter);
  return (
    <>
      <div className={styles.controls}>
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
        {!currentData && isError && (
          <Failure title={texts.failed} error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </>
  );
}
