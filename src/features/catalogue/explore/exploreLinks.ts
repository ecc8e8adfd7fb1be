import { paths, routes } from '../../../shared/site/paths.ts';
import { everyCategory } from '../catalogueApi.ts';
import { exploreCopy } from './copy.ts';

/** The whole catalogue, by guides and by what they are about. */
export const exploreLinks = [
  { text: exploreCopy.everyGuide, to: paths.category(everyCategory) },
  { text: exploreCopy.persons, to: routes.persons },
  { text: exploreCopy.objects, to: routes.objects },
  { text: exploreCopy.places, to: routes.places },
] as const;
