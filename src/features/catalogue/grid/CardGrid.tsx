import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { classNames } from '../../../shared/ui/basic/classNames.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { CardCell } from './CardCell.tsx';
import './cardGrid.css';
import { catalogueCopy } from '../copy.ts';
import { useRevealedItems } from './useRevealedItems.ts';
import { useWindowedRows } from './useWindowedRows.ts';
import type { GridLayout } from './CardGridSkeleton.tsx';
import grids from './gridLayout.module.css';
import styles from './CardGrid.module.css';

interface Props<T> {
  items: T[];
  /** How many there are, when not all of them are fetched yet. */
  total?: number;
  /** Called when the grid is opened as far as what is fetched, and there is more. */
  onWantMore?: () => void;
  /** Names the list: another one begins at its start. */
  list?: string;
  layout?: GridLayout;
  /** How many of how many are shown. */
  countText: (shown: number, total: number) => string;
  /** The card of an item. Give it from outside the component, so that it stays the same. */
  children: (item: T) => ReactNode;
}

/**
 * Moves the focus to a card that is not drawn yet, as soon as it is: 'Load More' goes away at the list's end, and the
 * keyboard continues with what it has brought.
 */
function useFocusOnCard(grid: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ index: number; options: FocusOptions } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { index, options } = wanted.current;
    const control = grid.current?.querySelector<HTMLElement>(
      `[data-index="${index}"] :is(a[href]:not([tabindex="-1"]), button)`,
    );
    if (!control) return;
    wanted.current = null;
    control.focus(options);
  });
  return (index: number, options: FocusOptions) => (wanted.current = { index, options });
}

const indexAt = ({ target }: FocusEvent): number =>
  Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);

/** Cards in a grid that grows by 'Load More' until all are shown, and draws those in sight. */
export function CardGrid<T extends { id: number }>({
  items,
  total = items.length,
  onWantMore,
  list = '',
  layout = 'wide',
  countText,
  children,
}: Props<T>) {
  const grid = useRef<HTMLDivElement>(null);
  const focusNew = useFocusOnCard(grid);
  const { limit, more, snapshot, saveSnapshot } = useRevealedItems(list);
  const [focused, setFocused] = useState(-1);
  const shown = Math.min(limit, items.length);
  const wantsMore = limit >= items.length && items.length < total;
  useEffect(() => {
    if (wantsMore) onWantMore?.();
  }, [onWantMore, wantsMore]);
  // The button answers at once, the cards it reveals are drawn a few milliseconds at a time.
  const laid = Math.min(useDeferredValue(shown), shown);
  const rows = useWindowedRows({ grid, count: laid, snapshot, saveSnapshot });
  const { from, to, above, below, columns, offsetOf, measure } = rows;
  const cell = (item: T, index: number, pinnedAt?: number) => (
    <CardCell
      key={item.id}
      item={item}
      index={index}
      total={laid}
      row={Math.floor(index / columns)}
      column={index % columns}
      pinnedAt={pinnedAt}
      measure={measure}
      card={children}
    />
  );
  // The card with the keyboard's focus stays, however far the page is scrolled: focus must not be lost.
  const held = items[focused];
  const pinned =
    held && focused < laid && (focused < from || focused >= to)
      ? cell(held, focused, offsetOf(focused))
      : null;
  const drawn = items.slice(from, to).map((item, index) => cell(item, from + index));
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only notices where the focus is. */}
      <div
        ref={grid}
        role="list"
        onFocus={(event) => setFocused(indexAt(event))}
        // From one control of a card to the next the focus has not left the grid.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setFocused(-1);
        }}
        style={above + below > 0 ? { paddingBlock: `${above}px ${below}px` } : undefined}
        className={classNames('card-grid', grids[layout])}
      >
        {focused < from ? [pinned, ...drawn] : [...drawn, pinned]}
      </div>
      <div className={styles.foot}>
        <Text as="span" variant="caption" color="muted" role="status">
          {countText(shown, total)}
        </Text>
        {shown < total && (
          <Button
            variant="outlined"
            onClick={({ detail }) => {
              focusNew(shown, { preventScroll: detail > 0 });
              more();
            }}
          >
            {catalogueCopy.loadMore}
          </Button>
        )}
      </div>
    </>
  );
}
