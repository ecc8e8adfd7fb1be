import type { Database } from '../../db/open.ts';
import { makeAudioStore } from './audioStore.ts';
import { makeGuideStore, type GuidesById } from './guideStore.ts';
import { makeGuideListStore } from './guideListStore.ts';
import { makeShopStore } from './shopStore.ts';
import { makeExhibitStore } from './exhibitStore.ts';
import { makeTranscriptStore } from './transcriptStore.ts';

/**
 * Reads the catalogue in the form of the API. Reads that depend on the customer take an `Access` last; without one they
 * return what a visitor may see.
 */
export const makeCatalogueStore = (db: Database, guides: GuidesById) => ({
  ...makeShopStore(db),
  ...makeGuideStore(db, guides),
  ...makeGuideListStore(db),
  ...makeExhibitStore(db),
  ...makeAudioStore(db),
  ...makeTranscriptStore(db),
});

export type CatalogueStore = ReturnType<typeof makeCatalogueStore>;
