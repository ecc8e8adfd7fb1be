import { paths, routes } from '../../../shared/site/paths.ts';
import { exploreCopy } from './copy.ts';

/** Links to the whole catalogue: guides, persons, objects, places. */
export const exploreLinks = [
  { text: exploreCopy.everyGuide, to: paths.everyGuide },
  { text: exploreCopy.persons, to: routes.persons },
  { text: exploreCopy.objects, to: routes.objects },
  { text: exploreCopy.places, to: routes.places },
] as const;
