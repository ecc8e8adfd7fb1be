import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const headCopy: Translation<typeof english.headCopy> = {
  picture: '/og.png',
};

export const spokenCopy: Translation<typeof english.spokenCopy> = {
  loading: 'Caricamento',
  carousel: 'galleria a scorrimento',
};

export const errorCopy: Translation<typeof english.errorCopy> = {
  tryAgain: 'Riprova',
  report: 'Segnala un problema',
  downloads: 'Le tue guide scaricate',
  partFailed: 'Non è stato possibile mostrare questa parte della pagina.',
  partNotLoaded:
    'Non è stato possibile caricare questa parte della pagina. Tornerà insieme alla connessione.',
  noConnection: 'La connessione non funziona. Controlla la rete e riprova.',
  tooSlow: 'Il server non ha risposto in tempo.',
  tooMany: 'Le richieste sono troppe. Aspetta un minuto e riprova.',
  serverFault: 'In questo momento il nostro server ha un problema.',
};
