import type { Translation } from '../../contract/translation.ts';
import type * as english from './copy.ts';

export const appCopy: Translation<typeof english.appCopy> = {
  offlineCustomer: 'Non sei in rete: puoi ascoltare le guide scaricate',
  offlineVisitor: 'Non sei in rete',
  newVersion: 'È pronta una nuova versione',
  reload: 'Ricarica',
};
