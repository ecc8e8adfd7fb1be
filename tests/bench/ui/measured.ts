/** What one visit measures, and the middle of several. */
export interface Measured {
  /** Milliseconds from the list's answer, as it came over the wire, to the end of reading its JSON. */
  reading: number;
  /** The longest tasks of each part, in milliseconds: 0 where none was over 50. */
  opening: number;
  scrolling: number;
  filtering: number;
  /** From a key to the paint that follows it, and to that of the list: the slowest, in milliseconds. */
  key: number;
  list: number;
  nodes: number;
  /** Megabytes, with the list open. */
  heap: number;
}

const median = (values: number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** The median of each measure: a visit that another program slowed down decides nothing. */
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
