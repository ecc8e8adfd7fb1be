import { useLayoutEffect, useState, type RefObject } from 'react';

/** The layout of a grid of cards on the page, in pixels. */
export interface GridShape {
  columns: number;
  width: number;
  /** Between two rows. */
  gap: number;
  /** From the top of the document to the first row. */
  top: number;
  /** Of the first row: the estimate for the others until they are measured. */
  rowHeight: number;
}

/** Measures the laid-out grid, so that only the style sheet decides the number of columns. */
function shapeOf(grid: HTMLElement): GridShape | null {
  const { height } = grid.querySelector('[data-index]')?.getBoundingClientRect() ?? { height: 0 };
  // Nothing is laid out: no browser, or a hidden part of the page.
  if (height === 0) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  return {
    columns: gridTemplateColumns.split(' ').length,
    width: grid.clientWidth,
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(grid.getBoundingClientRect().top + window.scrollY),
    rowHeight: height,
  };
}

const isSame = (one: GridShape | null, other: GridShape | null): boolean =>
  one === other ||
  (one?.columns === other?.columns &&
    one?.width === other?.width &&
    one?.gap === other?.gap &&
    one?.top === other?.top);

/** Undefined before the grid was measured, as on the server; null where nothing has a size. */
export function useGridShape(grid: RefObject<HTMLElement | null>): GridShape | null | undefined {
  const [shape, setShape] = useState<GridShape | null>();
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const look = () => {
      const seen = shapeOf(element);
      setShape((now) => (now !== undefined && isSame(now, seen) ? now : seen));
    };
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // Content above the grid may load late and move it.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return shape;
}
