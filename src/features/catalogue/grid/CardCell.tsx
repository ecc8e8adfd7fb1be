import { memo, type ReactNode } from 'react';

interface Props<T> {
  item: T;
  /** Its place among those that the list shows, and how many these are. */
  index: number;
  total: number;
  row: number;
  column: number;
  /** Outside the viewport, kept for its focus: its offset from the grid's top, in pixels. */
  pinnedAt?: number;
  measure: (node: HTMLElement | null) => void;
  card: (item: T) => ReactNode;
}

function Cell<T>({ item, index, total, row, column, pinnedAt, measure, card }: Props<T>) {
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
          ? { position: 'absolute', insetInline: 0, gridColumn: column + 1, top: pinnedAt }
          : undefined
      }
    >
      {card(item)}
    </div>
  );
}

/** A card's cell in a grid; renders again only when its props change. */
// memo forgets that the component is generic.
export const CardCell = memo(Cell) as typeof Cell;
