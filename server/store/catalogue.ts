import type { Database } from '../db/open.ts';
import { makeAudioStore } from './audio.ts';
import { makeGuideStore } from './guides.ts';
import { makeSearchStore } from './search.ts';
import { makeShopStore } from './shop.ts';
import { makeWorldStore } from './world.ts';

/**
 * The catalogue as the wire wants it. Reads that depend on who asks take an `Access` last; without one they
 * answer a visitor.
 */
export const makeCatalogueStore = (db: Database) => ({
  ...makeShopStore(db),
  ...makeGuideStore(db),
  ...makeWorldStore(db),
  ...makeSearchStore(db),
  ...makeAudioStore(db),
});

export type CatalogueStore = ReturnType<typeof makeCatalogueStore>;
