import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const landingCopy: Translation<typeof english.landingCopy> = {
  guides: 'Audioguide',
  minute: 'Ascolta un minuto',
  pause: 'Pausa',
  minuteOver: 'Era un minuto. Anche il resto di questa tappa è gratuito.',
  goOn: 'Continua ad ascoltare',
  tryPremium: 'Prova gli abbonamenti Premium',
  loading: 'Caricamento delle guide',
  loadingHero: 'Caricamento dell’introduzione',
  loadingSection: 'Caricamento',
};
