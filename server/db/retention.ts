/**
 * How long the server stores what has a time: each table with one is here, or this file does not compile. A job deletes
 * the rows of a limit (server/jobs/deleteExpired.ts), and legal pages and docs/security.md have the lines that follow
 * from it (`retentionLines`).
 */
import type { Selectable } from 'kysely';
import type { Language } from '../../contract/languages.ts';
import { DAY } from '../lib/clock.ts';
import type { DB } from './schema.generated.ts';

/** Whether a column has times, and no value of any type. */
type IsTime<Value> = unknown extends Value ? false : Date extends Value ? true : false;

type Times<Table extends keyof DB> = {
  [Column in keyof Selectable<DB[Table]>]: IsTime<Selectable<DB[Table]>[Column]> extends true
    ? Column
    : never;
}[keyof Selectable<DB[Table]>];

type TimedTable = {
  [Table in keyof DB]: [Times<Table>] extends [never] ? never : Table;
}[keyof DB];

type Words = Readonly<Record<Language, string>>;

interface Limit<Table extends TimedTable> {
  /** The time that counts. `expires_at` is the end itself. */
  column: Times<Table>;
  /** Maximum time for which a row is stored: since `column`, or in all before `expires_at`, in milliseconds. */
  ms: number;
  /** Which rows, in SQL; all without it. */
  only?: string;
  what: Words;
}

/** Without a limit: as long as the account, as long as the law demands it of books, or it is about no person. */
type Kept = 'account' | 'books' | 'no person';

/** Feeds count the networks that read them for this time, and then forget them. */
export const FEED_READER_MS = 7 * DAY;
/** A session expires when it was not used for so long … */
export const SESSION_IDLE_MS = 30 * DAY;
/** … and after this time in any case. */
export const SESSION_MS = 90 * DAY;
const YEAR = 365 * DAY;

const codes: Words = {
  en: 'Codes and links of mails, and sign-ins that have begun',
  it: 'Codici e link delle email, e accessi iniziati',
};
const counts: Words = {
  en: 'Numbers of attempts and requests, by network, address or account',
  it: 'Numero dei tentativi e delle richieste, per rete, indirizzo o account',
};
const events: Words = {
  en: 'Messages of the payment provider',
  it: 'Messaggi del fornitore di servizi di pagamento',
};
const codesExpire = {
  column: 'expires_at',
  ms: DAY,
  what: codes,
} as const;
const countsExpire = {
  column: 'expires_at',
  ms: DAY,
  what: counts,
} as const;

export const retention: {
  readonly [Table in TimedTable]: Kept | readonly Limit<Table>[];
} = {
  allowances: [countsExpire],
  cart_items: 'account',
  catalogue_entries: 'no person',
  catalogue_imports: 'no person',
  consents: 'books',
  contact_messages: [
    {
      column: 'created_at',
      ms: YEAR,
      what: { en: 'Messages of the contact form', it: 'Messaggi del modulo di contatto' },
    },
  ],
  credit_notes: 'books',
  disputes: 'books',
  email_changes: [codesExpire],
  ended_subscriptions: 'account',
  feed_readers: [
    {
      column: 'read_at',
      ms: FEED_READER_MS,
      what: {
        en: 'Networks in which a private podcast feed is read, as a hash',
        it: 'Reti in cui si legge un feed podcast privato, come impronta',
      },
    },
  ],
  feeds: 'account',
  first_free_downloads: 'account',
  guide_openings: 'account',
  identities: 'account',
  invoices: 'books',
  listening: 'account',
  listening_items: [
    {
      column: 'changed_at',
      // No device that learns of the deletion can be so far behind.
      ms: YEAR,
      only: 'value IS NULL',
      what: {
        en: 'Names of deleted bookmarks and notes, without their text',
        it: 'Nomi dei segnalibri e delle note eliminati, senza il testo',
      },
    },
  ],
  mails: [
    {
      column: 'done_at',
      // For questions about mails that did not arrive.
      ms: 30 * DAY,
      what: {
        en: 'That a mail was sent to you, without its text',
        it: 'Che ti è stata inviata un’email, senza il testo',
      },
    },
  ],
  meta: 'no person',
  orders: 'books',
  password_resets: [codesExpire],
  payment_events: [
    {
      column: 'handled_at',
      // Disputes are decided within about three months.
      ms: 120 * DAY,
      what: events,
    },
    {
      column: 'received_at',
      ms: YEAR,
      what: {
        en: `${events.en} that could not be handled`,
        it: `${events.it} che non è stato possibile elaborare`,
      },
    },
  ],
  payments: 'books',
  purchases: 'account',
  refunds: 'books',
  request_counts: [countsExpire],
  sessions: [
    {
      column: 'expires_at',
      ms: SESSION_MS,
      what: { en: 'Sessions, from the sign-in', it: 'Sessioni, dall’accesso' },
    },
    {
      column: 'seen_at',
      ms: SESSION_IDLE_MS,
      what: { en: 'Sessions, from their last use', it: 'Sessioni, dall’ultimo utilizzo' },
    },
  ],
  sign_ups: [codesExpire],
  social_sign_ins: [codesExpire],
  subscriptions: 'account',
  test_payments: 'no person',
  updates: 'no person',
  users: [
    {
      column: 'created_at',
      // The address can be used for another account.
      ms: 7 * DAY,
      only: `email_verified_at IS NULL
        AND NOT EXISTS (SELECT FROM sign_ups WHERE sign_ups.user_id = users.id)`,
      what: {
        en: 'Accounts whose email address was not confirmed',
        it: 'Account il cui indirizzo email non è stato confermato',
      },
    },
  ],
  wishes: 'account',
  withdrawal_links: [codesExpire],
  withdrawals: 'books',
};

/** A limit, with its table. */
export interface TableLimit {
  table: string;
  column: string;
  ms: number;
  only?: string;
  what: Words;
}

export const tableLimits: readonly TableLimit[] = Object.entries(retention).flatMap(
  ([table, rule]) =>
    typeof rule === 'string' ? [] : rule.map((limit): TableLimit => ({ ...limit, table })),
);

const kept: readonly Words[] = [
  {
    en: 'Your account, what you bought, cart, library, bookmarks and progress: until you delete the account',
    it: 'Il tuo account, gli acquisti, il carrello, la libreria, i segnalibri e i progressi: finché non elimini l’account',
  },
  {
    en: 'Orders, payments, invoices and credit notes: as long as the law demands it of our books',
    it: 'Ordini, pagamenti, fatture e note di credito: per il tempo che la legge richiede ai nostri registri',
  },
];

/** Returns a time of whole days: `30 days`, `1 year`. */
function wordsFor(ms: number, language: Language): string {
  const [amount, unit] = ms % YEAR === 0 ? [ms / YEAR, 'year'] : [ms / DAY, 'day'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    amount,
  );
}

/** Returns what is stored about a person and the maximum time of each, for a legal page, as Markdown. */
export function retentionLines(language: Language): string {
  const lines = tableLimits.map(({ what, ms }) => `${what[language]}: ${wordsFor(ms, language)}`);
  return [...new Set([...kept.map((words) => words[language]), ...lines])]
    .map((line) => `- ${line}`)
    .join('\n');
}
