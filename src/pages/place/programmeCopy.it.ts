import type { Translation } from '../../../contract/translation.ts';
import type * as english from './programmeCopy.ts';

export const demoFeatured: Translation<typeof english.demoFeatured> = {
  title: 'Dietro le quinte: come si allestisce una sala',
  when: 'Fino al 28 febbraio 2027',
  text: 'I curatori mostrano i modelli, gli elenchi e i ripensamenti che vengono prima di tutto quello che il visitatore vede. L’ultima sala è rimasta incompiuta: sta a te dire come la allestiresti.',
};

export const demoEvents: Translation<typeof english.demoEvents> = [
  {
    title: 'Disegnare in galleria',
    when: 'Ogni sabato, ore 11:00',
    text: 'Carta e matite si prendono in prestito all’ingresso. Un’insegnante traccia la prima linea; il resto è tuo.',
  },
  {
    title: 'Il venerdì fino a tardi',
    when: 'Ogni venerdì, dalle 18:00 alle 21:00',
    text: 'Meno persone, luci più basse, e ogni settimana una breve conversazione davanti a una sola opera.',
  },
  {
    title: 'Percorso per famiglie',
    when: 'Ogni domenica, ore 10:30',
    text: 'Una passeggiata per bambini dai sei anni in su, con un taccuino di cose da trovare e da contare.',
  },
];

export const demoProducts: Translation<typeof english.demoProducts> = [
  { title: 'Guida alla collezione', text: 'Cento opere in duecento pagine.', price: '24.00' },
  { title: 'Mappa tascabile', text: 'Tutte le sale, con le panchine e le fontane.', price: '6.50' },
  { title: 'Stampa, 30 × 40 cm', text: 'Su carta di cotone, senza cornice.', price: '32.00' },
  { title: 'Borsa di tela', text: 'Ci stanno la guida e la stampa.', price: '18.00' },
];
