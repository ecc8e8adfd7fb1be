import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useRef, type RefObject } from 'react';
import { useGridShape } from './gridShape.ts';
import type { ListSnapshot } from './useRevealedItems.ts';

/** Up to this number all cards are rendered: about as many as a windowed grid has anyway. */
const fewCards = 36;
/** Rows rendered above and below the visible ones. */
const overscan = 2;

const unmeasured = (): void => undefined;

/** Not rounded, because browsers lay rows out in fractions: over dozens of rows half pixels add up. */
const heightOf = (row: HTMLElement, entry?: ResizeObserverEntry): number =>
  entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height;

interface Props {
  grid: RefObject<HTMLElement | null>;
  count: number;
  /** See useRevealedItems.ts. */
  snapshot: ListSnapshot | undefined;
  saveSnapshot: (snapshot: ListSnapshot) => void;
}

export interface Windowed {
  /** The items to render: from this index, to the other one (exclusive). */
  from: number;
  to: number;
  /** Pixels of the rows above and below that are not rendered. */
  above: number;
  below: number;
  columns: number;
  /** Returns where an item's row begins, from the top of the grid. */
  offsetOf: (index: number) => number;
  /** Ref of the first card of each row. */
  measure: (node: HTMLElement | null) => void;
}

/**
 * Returns which cards of a long grid to render: the visible ones and a few around them, so that the page has as many
 * nodes for 20,000 guides as for 40 (docs/decisions/008-home-rows-and-long-lists.md). A short list is rendered
 * completely, as is one without layout: on a server, in a test.
 */
export function useWindowedRows({ grid, count, snapshot, saveSnapshot }: Props): Windowed {
  const shape = useGridShape(grid);
  const { columns = 1, width = 0, gap = 0, top = 0, rowHeight = 0 } = shape ?? {};
  const isWindowed = Boolean(shape) && count > fewCards;
  const rowCount = Math.ceil(count / columns);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    enabled: isWindowed,
    count: rowCount,
    indexAttribute: 'data-row',
    estimateSize: () => rowHeight,
    gap,
    overscan,
    scrollMargin: top,
    measureElement: heightOf,
    initialMeasurementsCache: snapshot?.width === width ? snapshot.rows : [],
    initialOffset: () => snapshot?.scrollY ?? window.scrollY,
    // React may render the rows later than the page scrolls.
    useFlushSync: false,
  });
  const measured = useRef(width);
  useLayoutEffect(() => {
    // At another width the rows have other heights.
    if (measured.current > 0 && measured.current !== width) virtualizer.measure();
    measured.current = width;
  }, [virtualizer, width]);
  useLayoutEffect(
    () => () => {
      if (!isWindowed) return;
      const seen = virtualizer.getVirtualItems();
      saveSnapshot({
        width,
        columns,
        firstRow: seen[0]?.index ?? 0,
        lastRow: seen.at(-1)?.index ?? 0,
        scrollY: window.scrollY,
        rows: virtualizer.takeSnapshot(),
      });
    },
    [columns, isWindowed, saveSnapshot, virtualizer, width],
  );

  const rows = virtualizer.getVirtualItems();
  const start = rows[0]?.index ?? snapshot?.firstRow ?? 0;
  const end = rows.at(-1)?.index ?? snapshot?.lastRow;
  // Cards that become visible are rendered a few milliseconds at a time, because dozens at once would be a long task.
  const from = useDeferredValue(start * columns);
  const to = useDeferredValue(end === undefined ? fewCards : (end + 1) * columns);
  const lastRow = Math.min(Math.ceil(to / columns), rowCount) - 1;
  const last = virtualizer.measurementsCache[lastRow];
  const first = virtualizer.measurementsCache[Math.min(Math.floor(from / columns), lastRow)];
  if (!isWindowed || !first || !last) {
    return {
      from: 0,
      // Not measured yet: no more than a first screen, however far the list was opened. When the user returns, only the
      // first row, which gives the height of the others.
      to: shape === null ? count : Math.min(count, (!shape && snapshot?.columns) || fewCards),
      above: 0,
      below: 0,
      columns,
      offsetOf: () => 0,
      measure: unmeasured,
    };
  }
  return {
    from: first.index * columns,
    to: Math.min(count, (last.index + 1) * columns),
    above: first.start - top,
    below: virtualizer.getTotalSize() - (last.end - top),
    columns,
    offsetOf: (index) =>
      (virtualizer.measurementsCache[Math.floor(index / columns)]?.start ?? top) - top,
    measure: virtualizer.measureElement,
  };
}
