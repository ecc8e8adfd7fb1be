import type { Translation } from '../../../../contract/translation.ts';
import type * as english from './copy.ts';

export const exhibitsCopy: Translation<typeof english.exhibitsCopy> = {
  readMore: 'Leggi tutto',
  personsFailed: 'Non è stato possibile caricare artisti e artefici.',
  objectsFailed: 'Non è stato possibile caricare le opere.',
  placesFailed: 'Non è stato possibile caricare i luoghi.',
  shown: (shown, total) => `${shown} di ${total}`,
};
