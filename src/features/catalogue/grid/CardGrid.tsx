import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useMediaQuery } from '../../../shared/lib/useMediaQuery.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { CardCell } from './CardCell.tsx';
import './cardGrid.css';
import { catalogueCopy } from '../copy.ts';
import { useRevealedItems } from './useRevealedItems.ts';
import { useWindowedRows } from './useWindowedRows.ts';
import './cardColumns.css';
import styles from './CardGrid.module.css';

/** As the rule in cardGrid.css for `data-short`. */
const shortFirst = 6;

interface Props<T> {
  items: T[];
  /** Number of items, including those that are not fetched yet. Default: the length of `items`. */
  total?: number;
  /** Called while the next 'Load More' has too few fetched items; again with more of them, or when it is another function. */
  onWantMore?: () => void;
  /** Identifies the list: a different value shows the first items again. */
  list?: string;
  /** Shows six cards at first on phones, and not twelve. Default: false. */
  isShort?: boolean;
  /** Returns the text below the grid, such as '12 of 40 guides'. */
  countText: (shown: number, total: number) => string;
  /** Whether the grid begins in the page's first viewport. Default: false. */
  startsPage?: boolean;
  /**
   * Renders the card of an item; `isFirst` for the first one of a page, whose picture is fetched early. Define it
   * outside the component: a new function renders all cards again.
   */
  children: (item: T, isFirst: boolean) => ReactNode;
}

/**
 * Returns a function that moves focus to a card as soon as it is rendered. 'Load More' is unmounted at the end of the
 * list, which would reset focus to the document; the first new card receives it. A user who returns to the list has the
 * focus on the card from which it was left, unless it is in use elsewhere.
 */
function useFocusOnCard(grid: RefObject<HTMLElement | null>, leftFrom: number | undefined) {
  const wanted = useRef<{ index: number; options: FocusOptions } | null>(
    leftFrom === undefined ? null : { index: leftFrom, options: { preventScroll: true } },
  );
  const isReturning = useRef(leftFrom !== undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const { index, options } = wanted.current;
    const control = grid.current?.querySelector<HTMLElement>(
      `[data-index="${index}"] :is(a[href]:not([tabindex="-1"]), button)`,
    );
    if (!control) return;
    wanted.current = null;
    const isFree = document.activeElement?.matches('body, main') ?? true;
    if (isFree || !isReturning.current) control.focus(options);
    isReturning.current = false;
  });
  return (index: number, options: FocusOptions) => (wanted.current = { index, options });
}

const indexAt = ({ target }: FocusEvent): number =>
  Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);

/** Shows cards in a windowed grid: 'Load More' adds items, and only the rows near the viewport are rendered. */
export function CardGrid<T extends { id: number }>({
  items,
  total = items.length,
  onWantMore,
  list = '',
  isShort = false,
  countText,
  startsPage = false,
  children,
}: Props<T>) {
  const grid = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const revealed = useRevealedItems(list, isShort && isPhone ? shortFirst : undefined);
  const { limit, isFirst, more, snapshot, saveSnapshot, leftFrom, saveFocus } = revealed;
  const focusNew = useFocusOnCard(grid, leftFrom);
  const [focused, setFocused] = useState(-1);
  const shown = Math.min(limit, items.length);
  // For the next press, which then shows its items without waiting.
  const wanted = Math.min(limit * 2, total);
  useEffect(() => {
    if (items.length < wanted) onWantMore?.();
  }, [items.length, onWantMore, wanted]);
  // Deferred: the button responds immediately, and React renders the new cards in an interruptible render.
  const laid = Math.min(useDeferredValue(shown), shown);
  const rows = useWindowedRows({ grid, count: laid, snapshot, saveSnapshot });
  const { from, to, above, below, columns, offsetOf, measure } = rows;
  const cell = (item: T, index: number, pinnedAt?: number) => (
    <CardCell
      key={item.id}
      item={item}
      index={index}
      total={laid}
      isFirst={startsPage && index === 0}
      row={Math.floor(index / columns)}
      column={index % columns}
      pinnedAt={pinnedAt}
      measure={measure}
      card={children}
    />
  );
  // The focused card is rendered also outside the window: to unmount it would lose focus.
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
        data-short={(isShort && isFirst) || undefined}
        onFocus={(event) => {
          setFocused(indexAt(event));
          saveFocus(indexAt(event));
        }}
        // Blur also bubbles when focus moves between two controls of the grid.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return;
          setFocused(-1);
          saveFocus(undefined);
        }}
        style={above + below > 0 ? { paddingBlock: `${above}px ${below}px` } : undefined}
        className="card-grid card-columns"
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
