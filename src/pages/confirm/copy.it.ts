import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const confirmCopy: Translation<typeof english.confirmCopy> = {
  title: {
    'sign-up': 'Conferma la tua email',
    'new-password': 'Scegli una nuova password',
  },
  text: {
    'sign-up': 'Un clic, e il tuo account è pronto.',
    'new-password': 'Un clic, e puoi scegliere una nuova password per il tuo account.',
  },
  action: { 'sign-up': 'Conferma', 'new-password': 'Continua' },
  busy: 'Un momento…',
  missing: 'Questo link è incompleto',
  missingText:
    'Aprilo di nuovo dalla nostra email, oppure chiedine uno nuovo dalla pagina di accesso.',
  used: 'Questo link è già stato usato, oppure è scaduto',
  usedText:
    'Ogni link funziona una volta sola, per un’ora. Chiedine uno nuovo dalla pagina di accesso.',
  toLogin: 'Vai all’accesso',
};
