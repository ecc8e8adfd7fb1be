import { detail } from './amphora/detail.ts';
import { poster } from './amphora/poster.ts';
import { shelves } from './amphora/shelves.ts';
import { strata } from './amphora/strata.ts';

export const amphoraScenes = [poster, shelves, strata, detail];
