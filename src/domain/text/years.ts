import type { Person } from '../model.ts';

/** Returns the years of a life for a card: both with a dash between them, or the one that is known. */
export function lifeYears({ born, died }: Pick<Person, 'born' | 'died'>): string {
  if (born && died) return `${born} – ${died}`;
  if (born) return `born ${born}`;
  return died && `died ${died}`;
}
