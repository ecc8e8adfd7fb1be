import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

export const cartCopy: Translation<typeof english.cartCopy> = {
  pageTitle: 'Carrello',
  cart: 'Carrello',
  count: (guides) => (guides === 1 ? '1 guida' : `${guides} guide`),
  addToCart: 'Aggiungi al carrello',
  addGuide: (title) => `Aggiungi al carrello: ${title}`,
  getFree: 'Ascoltala gratis',
  buyFor: (price) => `Acquista a ${price}`,
  inCart: 'Nel carrello',
  guideInCart: (title) => `Nel carrello: ${title}`,
  single: 'Acquisto singolo',
  remove: 'Togli',
  removeGuide: (title) => `Togli ${title}`,
  toCartPage: 'Vai al carrello',
  popoverEmpty: 'Il tuo carrello è vuoto',
  empty: 'Il tuo carrello è vuoto',
  emptyText: 'Le guide che aggiungi al carrello compaiono qui, su tutti i tuoi dispositivi.',
  browse: 'Sfoglia le guide',
  bought: (guides) =>
    guides === 1 ? 'Hai già acquistato questa guida' : 'Hai già acquistato queste guide',
  boughtText: (guides) =>
    guides === 1
      ? 'È pagata, e si trova nella tua libreria.'
      : 'Sono pagate, e si trovano nella tua libreria.',
  cartFailed: 'Non è stato possibile caricare il carrello.',
  stale:
    'Questo carrello potrebbe non essere aggiornato: non è stato possibile caricare l’ultima versione.',
  cartChanged: 'Il carrello è cambiato. Controllalo, poi premi di nuovo «Acquista ora».',
  totals: 'Totali',
  totalProducts: 'Prodotti',
  totalPrices: 'Totale',
  purchase: 'Acquista ora',
  purchasing: 'Un momento…',
  payElsewhere:
    'Il pagamento avviene sulla pagina del nostro fornitore di servizi di pagamento. Noi non vediamo mai la tua carta.',
  addRefused: (errors) => `Esci dal tuo account e accedi di nuovo. Errore: ${errors}`,
  addFailed: 'La guida non è stata aggiunta al carrello.',
  removeFailed: 'La guida è ancora nel carrello.',
  checkoutFailed: 'Non è stato possibile aprire la pagina di pagamento.',
  confirming: 'Stiamo confermando il pagamento. Non pagare un’altra volta.',
  covered:
    'Il tuo abbonamento comprende tutte le guide: queste non serve acquistarle. Puoi toglierle dal carrello e ascoltarle.',
};
