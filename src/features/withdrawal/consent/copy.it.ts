import type { Translation } from '../../../../contract/translation.ts';
import type * as english from './copy.ts';

export const consentCopy: Translation<typeof english.consentCopy> = {
  notYet: 'Non ancora',
  busy: 'Un momento…',
  failed: 'La tua risposta non è stata registrata: per ora l’ascolto non inizia.',
  awaits: (title) => `Non hai ancora iniziato «${title}». Premi «Ascolta» per cominciare.`,
  unavailable:
    'Non è stato possibile caricare la domanda prima del primo ascolto: per ora l’ascolto non inizia. Controlla la connessione e premi di nuovo.',
};
