import { memo, type ReactNode } from 'react';

interface Props<T> {
  item: T;
  /** Index of the item in the list, from 0; `total` is the number of items that the list shows. */
  index: number;
  total: number;
  /** Whether it is the first card in the page's first viewport. */
  isFirst: boolean;
  row: number;
  column: number;
  /** Offset from the top of the grid, in pixels, of a cell that is rendered outside the window because it has focus. */
  pinnedAt?: number;
  measure: (node: HTMLElement | null) => void;
  card: (item: T, isFirst: boolean) => ReactNode;
}

function Cell<T>(props: Props<T>) {
  const { item, index, total, isFirst, row, column, pinnedAt, measure, card } = props;
  const isPinned = pinnedAt !== undefined;
  return (
    <div
      role="listitem"
      aria-setsize={total}
      aria-posinset={index + 1}
      data-index={index}
      data-row={row}
      ref={column === 0 && !isPinned ? measure : undefined}
      style={
        isPinned
          ? {
              position: 'absolute',
              insetInline: 0,
              // Both lines: without the second it would be as wide as the grid, and as high as its cover then is.
              gridColumn: `${column + 1} / ${column + 2}`,
              top: pinnedAt,
            }
          : undefined
      }
    >
      {card(item, isFirst)}
    </div>
  );
}

/** Renders the cell of a card in a grid; memoized. */
// The type assertion restores the type parameter, which the type of `memo` loses.
export const CardCell = memo(Cell) as typeof Cell;
