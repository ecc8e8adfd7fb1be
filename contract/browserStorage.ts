/**
 * Every key, cookie, cache and database that the shop stores in a browser. The types of those that write them are made
 * from this list (src/shared/storage/rawStorage.ts, server/http/cookies.ts), so that no other name compiles, and so are the
 * legal page of a shop that has `{{stored}}` in it and docs/security.md. At the end of a name `…` means an account, a
 * state or a version.
 */
import type { Language } from './languages.ts';

type Words = Readonly<Record<Language, string>>;

interface Stored {
  where: 'localStorage' | 'sessionStorage' | 'cookie' | 'IndexedDB' | 'Cache Storage';
  names: readonly string[];
  what: Words;
  deletedWhen: Words;
}

export const browserStorage = [
  {
    where: 'cookie',
    names: ['cicerone_session'],
    what: {
      en: 'The session. No script can read it; over https its name begins with `__Host-`, as that of each cookie does',
      it: 'La sessione. Nessuno script può leggerla; con https il suo nome comincia per `__Host-`, come quello di ogni cookie',
    },
    deletedWhen: {
      en: 'you sign out, or after 90 days',
      it: 'esci dall’account, o dopo 90 giorni',
    },
  },
  {
    where: 'cookie',
    names: ['cicerone_sign_up', 'cicerone_login_…'],
    what: {
      en: 'A sign-up, or a sign-in with another provider, that began in this browser',
      it: 'Una registrazione, o un accesso con un altro servizio, che è cominciato in questo browser',
    },
    deletedWhen: { en: 'it is completed, or after an hour', it: 'è completato, o dopo un’ora' },
  },
  {
    where: 'cookie',
    names: ['cicerone_preview', 'operator'],
    what: {
      en: 'Only of those who run the shop: an entry that is not published yet, and their sign-in to the page of its state',
      it: 'Solo per chi gestisce il negozio: una voce non ancora pubblicata, e l’accesso alla pagina sullo stato del negozio',
    },
    deletedWhen: { en: 'a day or 12 hours have passed', it: 'sono passati un giorno o 12 ore' },
  },
  {
    where: 'localStorage',
    names: ['token', 'auth', 'account', 'user-mode'],
    what: { en: 'The session, and whose it is', it: 'La sessione, e di chi è' },
    deletedWhen: { en: 'you sign out', it: 'esci dall’account' },
  },
  {
    where: 'localStorage',
    names: ['otp_email', 'otp-token', 'password-token'],
    what: {
      en: 'The address and the step of a sign-up or of a new password',
      it: 'L’indirizzo e il passaggio di una registrazione o di una nuova password',
    },
    deletedWhen: { en: 'it is completed, or you sign in', it: 'è completata, o accedi' },
  },
  {
    where: 'localStorage',
    names: ['ended-sessions'],
    what: {
      en: 'Sessions that you ended while the server could not be reached, to end them there too',
      it: 'Le sessioni che hai chiuso mentre il server non era raggiungibile, per chiuderle anche lì',
    },
    deletedWhen: { en: 'the server has ended them', it: 'il server le ha chiuse' },
  },
  {
    where: 'localStorage',
    names: ['journal:…', 'bookmarks:…', 'queue:…'],
    what: {
      en: 'How far you have listened, your bookmarks and notes, and your queue',
      it: 'Fin dove hai ascoltato, i segnalibri e le note, e la coda',
    },
    deletedWhen: {
      en: 'you sign out, once the account has them, or delete the account',
      it: 'esci dall’account, quando l’account li ha ricevuti, o lo elimini',
    },
  },
  {
    where: 'localStorage',
    names: ['device', 'listening:…', 'unsent:…'],
    what: {
      en: 'A random name of this browser; what it has received from your other devices, and what it has not sent yet',
      it: 'Un nome casuale di questo browser; che cosa ha ricevuto dagli altri dispositivi, e che cosa non ha ancora inviato',
    },
    deletedWhen: {
      en: 'your progress in this browser is deleted',
      it: 'si eliminano i tuoi progressi in questo browser',
    },
  },
  {
    where: 'localStorage',
    names: ['recent-searches', 'recent-searches:…'],
    what: { en: 'Your last searches', it: 'Le tue ultime ricerche' },
    deletedWhen: { en: 'you delete them', it: 'le elimini' },
  },
  {
    where: 'localStorage',
    names: ['player', 'scheme', 'language', 'reviews-shown', 'has-account'],
    what: {
      en: 'Choices of this browser: volume and speed, colours, language, whether to load reviews of another site, and that an account was used',
      it: 'Le scelte di questo browser: volume e velocità, colori, lingua, se caricare le recensioni di un altro sito, e che è stato usato un account',
    },
    deletedWhen: { en: 'you delete the data of this site', it: 'elimini i dati di questo sito' },
  },
  {
    where: 'localStorage',
    names: ['sign-in-intent'],
    what: {
      en: 'What you wanted to do when you were asked to sign in',
      it: 'Che cosa volevi fare quando ti è stato chiesto di accedere',
    },
    deletedWhen: {
      en: 'it is done or cancelled; it counts for 15 minutes',
      it: 'è fatto o annullato; vale per 15 minuti',
    },
  },
  {
    where: 'sessionStorage',
    names: ['payment-for', 'payment-away'],
    what: {
      en: 'What this tab went to pay for',
      it: 'Per che cosa questa scheda è andata a pagare',
    },
    deletedWhen: { en: 'the tab closes', it: 'la scheda si chiude' },
  },
  {
    where: 'sessionStorage',
    names: ['language-switch'],
    what: {
      en: 'Position and typed fields of the page, without passwords, for the same page in another language',
      it: 'Posizione e campi compilati della pagina, senza password, per la stessa pagina in un’altra lingua',
    },
    deletedWhen: { en: 'that page is loaded', it: 'quella pagina è caricata' },
  },
  {
    where: 'sessionStorage',
    names: ['dialog-closed', 'code-awaited:…', 'code-closed', 'code-email'],
    what: {
      en: 'That the sign-in was closed, or waits for a code and for which address',
      it: 'Che l’accesso è stato chiuso, o attende un codice e per quale indirizzo',
    },
    deletedWhen: { en: 'the tab closes', it: 'la scheda si chiude' },
  },
  {
    where: 'sessionStorage',
    names: ['support-earlier', 'reloaded-for-chunk: …'],
    what: {
      en: 'The support report of the page before, and that a page was loaded again because a part of it was missing',
      it: 'Il rapporto per l’assistenza della pagina precedente, e che una pagina è stata ricaricata perché ne mancava una parte',
    },
    deletedWhen: { en: 'the tab closes', it: 'la scheda si chiude' },
  },
  {
    where: 'IndexedDB',
    names: ['cicerone-downloads'],
    what: {
      en: 'Downloaded recordings and texts, encrypted; addresses, sizes and the time of the last contact with the server, not encrypted',
      it: 'Registrazioni e testi scaricati, cifrati; indirizzi, dimensioni e ora dell’ultimo contatto con il server, non cifrati',
    },
    deletedWhen: {
      en: 'you delete the download; its key when you sign out',
      it: 'elimini il download; la chiave, quando esci dall’account',
    },
  },
  {
    where: 'IndexedDB',
    names: ['cicerone-lists'],
    what: {
      en: 'The lists of your library, encrypted, for when there is no network',
      it: 'Gli elenchi della tua libreria, cifrati, per quando manca la rete',
    },
    deletedWhen: {
      en: 'you sign out, or another account signs in',
      it: 'esci dall’account, o accede un altro',
    },
  },
  {
    where: 'Cache Storage',
    names: ['cicerone-app-…'],
    what: {
      en: 'Files of the app, so that it starts without a network; nothing about you',
      it: 'I file dell’app, perché si avvii senza rete; nulla di te',
    },
    deletedWhen: { en: 'a new version replaces them', it: 'una nuova versione li sostituisce' },
  },
] as const satisfies readonly Stored[];

type NameIn<Where> = Extract<(typeof browserStorage)[number], { where: Where }>['names'][number];
/** What is written for a name with `…` at its end. */
type Written<Name> = Name extends `${infer Start}…` ? `${Start}${string}` : Name;

/** The keys of localStorage and sessionStorage. */
export type StorageKey = Written<NameIn<'localStorage' | 'sessionStorage'>>;
/** What an account has in localStorage, under keys with its id. */
export type AccountKind =
  NameIn<'localStorage'> extends infer Name
    ? Name extends `${infer Kind}:…`
      ? Kind
      : never
    : never;
export type CookieName = Written<NameIn<'cookie'>>;
export type DatabaseName = NameIn<'IndexedDB'>;
export type CacheName = Written<NameIn<'Cache Storage'>>;

/** Returns the list in a language for a legal page, as Markdown. */
export const storedLines = (language: Language): string =>
  browserStorage
    .map(({ where, names, what, deletedWhen }) => {
      const named = names.map((name) => `\`${name}\``).join(', ');
      return `- ${where} ${named}: ${what[language]}. ${deletedWhenIn[language]} ${deletedWhen[language]}.`;
    })
    .join('\n');

const deletedWhenIn: Words = { en: 'Deleted when', it: 'Si elimina quando' };
