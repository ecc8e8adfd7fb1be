import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const landingCopy: Translation<typeof english.landingCopy> = {
  title: 'Cicerone · Audioguide d’arte, di luoghi e di idee',
  what: 'Audioguide d’arte italiana. La prima tappa di ciascuna è gratuita.',
  minute: 'Ascolta un minuto',
  pause: 'Pausa',
  minuteOver: 'Era un minuto. Anche il resto di questa tappa è gratuito.',
  goOn: 'Continua ad ascoltare',
  carouselTitle: 'Un catalogo di grandi idee',
  carouselText: 'Scopri le audioguide più amate questo mese da chi ascolta Cicerone',
  products: 'I nostri prodotti',
  productsKicker: 'Il catalogo',
  productsText: 'Oltre 20.000 contenuti audio, e di nuovi ogni mese.',
  tryPremium: 'Prova gli abbonamenti Premium',
  loading: 'Caricamento delle guide',
  loadingHero: 'Caricamento dell’introduzione',
  loadingSection: 'Caricamento',
};
