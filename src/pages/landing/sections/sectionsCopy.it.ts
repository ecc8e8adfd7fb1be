import type { Translation } from '../../../../contract/translation.ts';
import type * as english from './sectionsCopy.ts';

export const googleCopy: Translation<typeof english.googleCopy> = {
  title: 'Recensioni su Google',
  text: 'Che cosa scrive di noi chi ascolta, dove non possiamo cambiarlo.',
  samples:
    'Le recensioni di Google non si vedono ancora qui. Questa è una sintesi degli esempi qui sopra.',
  show: (host) => `Mostra le recensioni di ${host}`,
  asks: (host) =>
    `Arrivano da ${host}, che così conosce il tuo indirizzo IP. Lo chiediamo una volta e ricordiamo la scelta su questo dispositivo.`,
};

export const heroCopy: Translation<typeof english.heroCopy> = {
  failed: 'Non è stato possibile caricare l’introduzione.',
  unreadable: 'Non è stato possibile leggere l’introduzione.',
};

export const whyCopy: Translation<typeof english.whyCopy> = {
  failed: 'Non è stato possibile caricare le ragioni per sceglierci.',
};

export const aboutCopy: Translation<typeof english.aboutCopy> = {
  failed: (shop) => `Non è stato possibile caricare la storia di ${shop}.`,
};
