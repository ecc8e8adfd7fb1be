/** What one visit measures, and the medians of several. */
export interface Measured {
  /** Milliseconds from the arrival of the list's response to the end of parsing its JSON. */
  reading: number;
  /** The longest tasks of each part, in milliseconds: 0 where none was over 50. */
  opening: number;
  scrolling: number;
  filtering: number;
  /** Milliseconds from a key to the paint that follows, and to that of the list: the slowest. */
  key: number;
  list: number;
  nodes: number;
  /** Megabytes, with the open list. */
  heap: number;
}

const median = (values: number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** Returns the median of each measurement, so that a visit which another program slowed down does not matter. */
export function mediansOf(visits: Measured[]): Measured {
  const of = (measure: keyof Measured) => median(visits.map((visit) => visit[measure]));
  return {
    reading: of('reading'),
    opening: of('opening'),
    scrolling: of('scrolling'),
    filtering: of('filtering'),
    key: of('key'),
    list: of('list'),
    nodes: of('nodes'),
    heap: of('heap'),
  };
}
