import type { PlanRow } from '../../server/catalogue/types.ts';

/**
 * The plans of: 59.99 a year, 29.99 for a week after the first download of a free guide,
 * one for life.
 */
export const plans: PlanRow[] = [
  {
    slug: 'annual',
    title: 'Abbonamento annuale',
    description:
      'Dodici mesi di ascolto senza limiti: tutte le guide del catalogo, i contenuti nuovi di ogni mese e l’ascolto senza connessione.',
    price: '59.99',
    duration: 12,
    status: 'active',
  },
  {
    slug: 'annual-special',
    title: 'Annuale a prezzo speciale',
    description:
      'Lo stesso anno di ascolto a metà prezzo, per chi si abbona entro sette giorni dal download della prima guida gratuita.',
    price: '29.99',
    duration: 12,
    status: 'special',
  },
  {
    slug: 'lifetime',
    title: 'Cicerone per sempre',
    description:
      'Un solo pagamento e il catalogo resta aperto per tutta la vita, comprese le guide che dobbiamo ancora scrivere.',
    price: '149.00',
    duration: 0,
    status: 'active',
  },
  {
    slug: 'founders',
    title: 'Soci fondatori',
    description:
      'La tariffa dei primi mille ascoltatori: chi l’ha scelta la conserva, per tutti gli altri le iscrizioni sono chiuse.',
    price: '39.99',
    duration: 12,
    status: 'inactive',
  },
];
