import type { Database } from '../../db/open.ts';
import { makeAudioStore } from './audioStore.ts';
import { makeGuideStore } from './guideStore.ts';
import { makeShopStore } from './shopStore.ts';
import { makeExhibitStore } from './exhibitStore.ts';

/**
 * The catalogue as the wire wants it. Reads that depend on who asks take an `Access` last; without one they
 * answer a visitor.
 */
export const makeCatalogueStore = (db: Database) => ({
  ...makeShopStore(db),
  ...makeGuideStore(db),
  ...makeExhibitStore(db),
  ...makeAudioStore(db),
});

export type CatalogueStore = ReturnType<typeof makeCatalogueStore>;
