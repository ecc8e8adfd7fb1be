import type { Guide } from './model.ts';

/** Returns the 'Special' guides first, then the others, each in their own order. */
export const specialFirst = (guides: readonly Guide[]): Guide[] =>
  [...guides].sort((one, other) => Number(other.isSpecial) - Number(one.isSpecial));
