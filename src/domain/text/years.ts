import type { Person } from '../model.ts';
import { wordsCopy } from './copy.ts';

/** Returns the years of a life for a card: both with a dash between them, or the one that is known. */
export function lifeYears({ born, died }: Pick<Person, 'born' | 'died'>): string {
  if (born && died) return `${born} – ${died}`;
  if (born) return wordsCopy.born(born);
  return died && wordsCopy.died(died);
}
