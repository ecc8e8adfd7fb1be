import { record } from '../../domain/decode/wire.ts';
import { tabStorage } from '../../shared/storage/rawStorage.ts';
import type { InterruptedCall } from './dialog/dialogSlice.ts';

const key = 'interrupted-call';

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Checks the arguments of the calls that can be stored: values in the browser's storage can be anything. */
const checks = new Map<string, (argument: unknown) => boolean>([
  ['addToCart', isCount],
  ['addToLibrary', isCount],
  [
    'subscribe',
    (argument) => {
      const { planId, paymentsBefore } = record(argument, key);
      return isCount(planId) && (paymentsBefore === null || isCount(paymentsBefore));
    },
  ],
]);

/** The call that a 401 has interrupted, while this tab shows the page of a social sign-in (interruptedCalls.ts). */
export const storedCall = {
  /** Null removes it. */
  write: (call: InterruptedCall | null): void =>
    tabStorage.write(key, call && JSON.stringify(call)),
  /** Removes the call and returns it; null if there is none, or if the stored value is invalid. */
  take: (): InterruptedCall | null => {
    const stored = tabStorage.read(key);
    tabStorage.write(key, null);
    try {
      const { endpointName, argument } = record<InterruptedCall>(JSON.parse(stored ?? 'null'), key);
      if (typeof endpointName !== 'string' || !checks.get(endpointName)?.(argument)) return null;
      return { endpointName, argument };
    } catch {
      return null;
    }
  },
};
