/** What the pictures of the bundled catalogue show: its entries with `drawn: true`. */
import type { ObjectPicture, Subject } from './compose.ts';
import type { Motif } from './motifs/motifs.ts';
import type { Traits } from './portraits/traits.ts';
import { archeologia } from './subjects/archeologia.ts';
import { chiese } from './subjects/chiese.ts';
import { cittaDAcqua } from './subjects/citta-d-acqua.ts';
import { giardini } from './subjects/giardini.ts';
import { letteratura } from './subjects/letteratura.ts';
import { pittura } from './subjects/pittura.ts';
import { romaAntica } from './subjects/roma-antica.ts';
import { scienza } from './subjects/scienza.ts';

/** The pictures of a category, by slug. Their order decides colours and light, so append. */
export interface CategorySubjects {
  guides: Record<string, Motif>;
  persons: Record<string, Traits>;
  objects: Record<string, ObjectPicture>;
  places: Record<string, Motif>;
  /** Of news. */
  updates: Record<string, Motif>;
}

const categories: readonly CategorySubjects[] = [
  ...[pittura, chiese, romaAntica, archeologia],
  ...[letteratura, scienza, giardini, cittaDAcqua],
];

const listOf = <Shown>(pictures: Record<string, Shown>, row: number, firstTurn = 0) =>
  Object.entries(pictures).map(([slug, picture], index) => ({
    ...{ slug, picture, row },
    turn: firstTurn + index,
  }));

/** Every picture that the bundled catalogue shows, in the order in which they are made. */
export const subjects: readonly Subject[] = categories.flatMap((category, row): Subject[] => {
  const newsBefore = categories
    .slice(0, row)
    .reduce((sum, { updates }) => sum + Object.keys(updates).length, 0);
  return [
    ...listOf(category.guides, row).map((one) => ({ kind: 'guide' as const, ...one })),
    ...listOf(category.persons, row).map((one) => ({ kind: 'person' as const, ...one })),
    ...listOf(category.objects, row).map((one) => ({ kind: 'object' as const, ...one })),
    ...listOf(category.places, row).map((one) => ({ kind: 'place' as const, ...one })),
    // Off by two from the guides' turns, so that news are not their guide's cover again.
    ...listOf(category.updates, row, newsBefore + 3).map((one) => ({
      ...{ kind: 'update' as const, ...one },
    })),
  ];
});
