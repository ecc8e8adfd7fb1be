import { paths } from '../../../shared/site/paths.ts';
import { everyCategory } from '../catalogueApi.ts';

/** Address of the list of free guides: the price is a filter of guideChoices.ts. */
export const freeGuides = `${paths.category(everyCategory)}?price=free`;
