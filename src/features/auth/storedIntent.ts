import { record } from '../../domain/decode/wire.ts';
import { rawStorage, type StorageKey } from '../../shared/storage/rawStorage.ts';
import type { Intent } from './dialog/dialogSlice.ts';

const key: StorageKey = 'sign-in-intent';
/** Milliseconds: time to sign up, to find the mail and to enter its code. */
const validFor = 15 * 60_000;

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Checks the arguments of the calls that can be stored: values in the browser's storage can be anything. */
const checks = new Map<string, (argument: unknown) => boolean>([
  ['addToCart', isCount],
  ['addToLibrary', isCount],
  ['getFree', isCount],
  ['openPage', (argument) => typeof argument === 'string' && /^\/user(\/|$)/.test(argument)],
  [
    'subscribe',
    (argument) => {
      const { planId, paymentsBefore } = record(argument, key);
      return isCount(planId) && (paymentsBefore === null || isCount(paymentsBefore));
    },
  ],
]);

interface Stored extends Intent {
  /** Milliseconds since 1970. */
  until: number;
}

/** In a browser that stores nothing it is kept as long as the page. */
let ofThisPage: Intent | null = null;

function read(): Intent | null {
  try {
    const stored = record<Stored>(JSON.parse(rawStorage.read(key) ?? 'null'), key);
    const { endpointName, argument, about, leadsOn, until } = stored;
    // A clock that was set back must not make it valid for longer.
    const left = typeof until === 'number' ? until - Date.now() : 0;
    if (!(left > 0 && left <= validFor)) return null;
    if (typeof endpointName !== 'string' || !checks.get(endpointName)?.(argument)) return null;
    return {
      endpointName,
      argument,
      about: typeof about === 'string' ? about : '',
      leadsOn: leadsOn === true,
    };
  } catch {
    return null;
  }
}

/** What a person wanted before a sign-in, in this browser for fifteen minutes (intents.ts). */
export const storedIntent = {
  read,
  /** Null removes it. */
  write: (intent: Intent | null): void => {
    const stored = intent && ({ ...intent, until: Date.now() + validFor } satisfies Stored);
    rawStorage.write(key, stored && JSON.stringify(stored));
    ofThisPage = rawStorage.read(key) === null ? intent : null;
  },
  /** Removes the intent and returns it, so that one tab carries it out; null without a valid one. */
  take: (): Intent | null => {
    const intent = read() ?? ofThisPage;
    ofThisPage = null;
    rawStorage.write(key, null);
    return intent;
  },
};
