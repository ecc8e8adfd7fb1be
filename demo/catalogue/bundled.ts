import type { Catalogue } from '../../server/catalogue/types.ts';
import { catalogue } from './all.ts';
import { readAudio } from './audio.ts';
import { plans } from './plans.ts';
import { rowsOf } from './rows.ts';

/**
 * Returns the bundled catalogue as the server takes it. Reads `demo/audio/`.
 * @throws Error naming every broken link and every slug that is used twice
 */
export const bundledCatalogue = (): Catalogue => rowsOf(catalogue, plans, readAudio(catalogue));
