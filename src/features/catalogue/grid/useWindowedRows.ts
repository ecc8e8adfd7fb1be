import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useRef, type RefObject } from 'react';
import { useGridShape } from './gridShape.ts';
import type { ListSnapshot } from './useRevealedItems.ts';

/** Up to so many cards are all drawn: about what a windowed grid holds anyway. */
const fewCards = 36;
/** Rows drawn above and below those in sight. */
const overscan = 2;

const unmeasured = (): void => undefined;

/** Not rounded, as the browser lays rows out: dozens of halves of a pixel are a place of their own. */
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
  /** The items to draw: from, and up to but not including. */
  from: number;
  to: number;
  /** Pixels that stand in for the rows above and below. */
  above: number;
  below: number;
  columns: number;
  /** Where an item's row begins, from the grid's top. */
  offsetOf: (index: number) => number;
  /** For the first card of each row. */
  measure: (node: HTMLElement | null) => void;
}

/**
 * Returns which cards of a long grid to render: those in sight and a few around them, so that the page
 * holds as many nodes for 20,000 guides as for 40 (docs/decisions/008-home-rows-and-long-lists.md). A short
 * list is rendered whole, and so is one without layout: on a server, in a test.
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
    // React draws a scroll's rows when it can: the page itself scrolls at once.
    useFlushSync: false,
  });
  const measured = useRef(width);
  useLayoutEffect(() => {
    // In another width the rows have other heights.
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
  // Cards that become visible are rendered a few milliseconds at a time: dozens at once are a long task.
  const from = useDeferredValue(start * columns);
  const to = useDeferredValue(end === undefined ? fewCards : (end + 1) * columns);
  const lastRow = Math.min(Math.ceil(to / columns), rowCount) - 1;
  const last = virtualizer.measurementsCache[lastRow];
  const first = virtualizer.measurementsCache[Math.min(Math.floor(from / columns), lastRow)];
  if (!isWindowed || !first || !last) {
    return {
      from: 0,
      // Not looked at yet: no more than a first screen, whatever the list was opened to; of one that is
      // come back to, its first row, which gives the height of the others.
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
