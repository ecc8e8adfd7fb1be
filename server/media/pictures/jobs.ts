import type { CategoryContent } from '../../db/seed/content/types.ts';
import type { Subject } from './compose.ts';
import { updateSlug } from './paths.ts';

/** Every picture that the bundled catalogue shows, in the order in which they are made. */
export function pictureSubjects(catalogue: readonly CategoryContent[]): Subject[] {
  let updates = 0;
  return catalogue.flatMap((category): Subject[] => {
    const { motif } = category;
    return [
      ...category.guides.map(({ slug }, turn): Subject => ({ kind: 'guide', slug, motif, turn })),
      ...category.persons.map(({ slug, name, born }, turn): Subject => ({
        kind: 'person',
        slug,
        motif,
        turn,
        name,
        born,
      })),
      ...category.objects.map((object, turn): Subject => ({
        kind: 'object',
        slug: object.slug,
        motif,
        turn,
        category: object.category,
        title: object.title,
      })),
      ...category.places.map(({ slug, name }, turn): Subject => ({
        kind: 'place',
        slug,
        motif,
        turn,
        name,
      })),
      ...category.updates.map((): Subject => {
        updates += 1;
        // Off by two from the guides' turns, so that a notice is not its guide's cover again.
        return { kind: 'update', slug: updateSlug(updates), motif, turn: updates + 2 };
      }),
    ];
  });
}
