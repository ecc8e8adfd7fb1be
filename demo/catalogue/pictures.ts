import type { Subject } from '../pictures/compose.ts';
import { updateSlug } from '../../server/catalogue/pictures.ts';
import type { CategoryContent } from './content/types.ts';

/**
 * Every picture that the bundled catalogue shows, in the order in which they are made.
 * @throws Error when an update names a guide that the catalogue lacks
 */
export function pictureSubjects(catalogue: readonly CategoryContent[]): Subject[] {
  const covers = new Map(
    catalogue.flatMap(({ guides }) => guides.map(({ slug, picture }) => [slug, picture] as const)),
  );
  const coverOf = (guide: string) => {
    const cover = covers.get(guide);
    if (!cover) throw new Error(`There is no guide ${guide}`);
    return cover;
  };
  let updates = 0;
  return catalogue.flatMap(({ guides, persons, objects, places, ...rest }, row): Subject[] => [
    ...guides.map(({ slug, picture }, turn) => ({
      kind: 'guide' as const,
      slug,
      row,
      turn,
      picture,
    })),
    ...persons.map(({ slug, picture }, turn) => ({
      kind: 'person' as const,
      slug,
      row,
      turn,
      picture,
    })),
    ...objects.map(({ slug, picture }, turn) => ({
      kind: 'object' as const,
      slug,
      row,
      turn,
      picture,
    })),
    ...places.map(({ slug, picture }, turn) => ({
      kind: 'place' as const,
      slug,
      row,
      turn,
      picture,
    })),
    ...rest.updates.map((update) => {
      updates += 1;
      return {
        kind: 'update' as const,
        slug: updateSlug(updates),
        row,
        // Off by two from the guides' turns, so that a notice is not its guide's cover again.
        turn: updates + 2,
        picture: 'picture' in update ? update.picture : coverOf(update.guide),
      };
    }),
  ]);
}
