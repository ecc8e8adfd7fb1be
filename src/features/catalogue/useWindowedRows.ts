import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useGridShape } from './gridShape.ts';

/** Up to so many cards are all drawn: about what a windowed grid holds anyway. */
const fewCards = 36;
/** Rows drawn above and below those in sight. */
const overscan = 2;

const unmeasured = (): void => undefined;

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
 * Which of a long grid's cards to draw: those in sight of the window and a few around them, so that the
 * browser holds as many nodes for 20,000 guides as for 40 (speed.md). Few cards are all drawn, and so is
 * what nobody has laid out: a server's page, a test's.
 */
export function useWindowedRows(grid: RefObject<HTMLElement | null>, count: number): Windowed {
  const shape = useGridShape(grid);
  const { columns = 1, gap = 0, top = 0, rowHeight = 0 } = shape ?? {};
  const isWindowed = Boolean(shape) && count > fewCards;
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    enabled: isWindowed,
    count: Math.ceil(count / columns),
    indexAttribute: 'data-row',
    estimateSize: () => rowHeight,
    gap,
    overscan,
    scrollMargin: top,
    // React draws a scroll's rows when it can: the page itself scrolls at once.
    useFlushSync: false,
  });
  const measured = useRef(columns);
  useLayoutEffect(() => {
    if (measured.current === columns) return;
    measured.current = columns;
    // Rows of another length have other heights.
    virtualizer.measure();
  }, [columns, virtualizer]);

  const rows = virtualizer.getVirtualItems();
  const [first] = rows;
  const last = rows.at(-1);
  if (!isWindowed || !first || !last) {
    return {
      from: 0,
      // Not looked at yet: no more than a first screen, whatever the list was opened to.
      to: shape === null ? count : Math.min(count, fewCards),
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
