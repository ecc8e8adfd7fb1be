import type { Person } from '../model.ts';

/** A life as its card shows it: both years with a dash between, or what is known of them. */
export function lifeYears({ born, died }: Pick<Person, 'born' | 'died'>): string {
  if (born && died) return `${born} – ${died}`;
  if (born) return `born ${born}`;
  return died && `died ${died}`;
}
