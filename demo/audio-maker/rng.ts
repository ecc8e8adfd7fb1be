/** A seeded source of chance (mulberry32), so that the same seed always makes the same music. */
export interface Chance {
  /** From 0 up to, but never, 1. */
  unit(): number;
  /** From `low` up to `high`. */
  between(low: number, high: number): number;
  /** One of a list that must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** One of a list that must not be empty; a weight of 0 is never taken unless all are 0. */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T;
}

export function chance(seed: number): Chance {
  // Neighbouring seeds would start alike: spread them over all 32 bits first.
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;

  function unit(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  function weighted<T>(list: readonly T[], weight: (item: T) => number): T {
    const total = list.reduce((sum, item) => sum + weight(item), 0);
    let left = unit() * total;
    for (const item of list) {
      left -= weight(item);
      if (left < 0) return item;
    }
    const last = list[list.length - 1];
    if (last === undefined) throw new Error('Nothing to choose from.');
    return last;
  }

  return {
    unit,
    weighted,
    between: (low, high) => low + (high - low) * unit(),
    pick: (list) => weighted(list, () => 1),
  };
}
