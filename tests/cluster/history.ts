/** What clients asked a cluster and what it answered: a file of JSON lines, one when a call begins and one when it ends. */
import { appendFileSync, writeFileSync } from 'node:fs';

export type CallName =
  | 'signUp'
  | 'signIn'
  | 'signOut'
  | 'isSignedIn'
  | 'addToCart'
  | 'checkout'
  | 'pay'
  | 'refund'
  | 'owned'
  | 'listen'
  | 'download'
  | 'import'
  | 'catalogue'
  | 'cart'
  | 'payment'
  | 'invoices'
  | 'ledger';

/** What is known when a call begins. */
export interface Call {
  call: CallName;
  customer?: string;
  session?: string;
  /** A guide is known by the number in its title, which stays when the catalogue changes. */
  guide?: number;
  /** The payment page. */
  page?: string;
  /** Guides that the page is for. */
  guides?: readonly number[];
  edition?: number;
  /** Read after all faults have ended. */
  final?: boolean;
}

/** What is known when it ends. `unknown`: it may have happened or not, as after a cut connection or a 503. */
export interface Result {
  outcome: 'ok' | 'refused' | 'unknown';
  /** Of reads: whether the guide may be played, the session is valid, the page is paid. */
  is?: boolean;
  isRefunded?: boolean;
  /** Guides that the customer owns, or that are in the cart or on a page. */
  found?: readonly number[];
  page?: string;
  editions?: readonly number[];
  /** Numbers of invoices. */
  numbers?: readonly string[];
}

/** Milliseconds since the history began. Without `ended` the client never learnt the outcome. */
export type Operation = Call & Partial<Result> & { id: number; began: number; ended: number };

export interface History {
  run(call: Call, act: () => Promise<Result>): Promise<Result>;
  note(fault: string): void;
  operations(): Operation[];
  faults(): { at: number; fault: string }[];
}

export function newHistory(file: string): History {
  const start = performance.now();
  const now = (): number => Math.round(performance.now() - start);
  const operations: Operation[] = [];
  const faults: { at: number; fault: string }[] = [];
  const write = (line: object): void => appendFileSync(file, `${JSON.stringify(line)}\n`);
  writeFileSync(file, '');
  let last = 0;
  return {
    run: async (call, act) => {
      const id = (last += 1);
      const began = now();
      write({ id, began, ...call });
      const result = await act().catch((error: unknown): Result => {
        // Only a connection that is cut or too slow leaves an outcome unknown; anything else is a fault of the checker.
        if (error instanceof TypeError || error instanceof DOMException)
          return { outcome: 'unknown' };
        throw error;
      });
      const ended = now();
      write({ id, ended, ...result });
      operations.push({ ...call, ...result, id, began, ended });
      return result;
    },
    note: (fault) => {
      faults.push({ at: now(), fault });
      write({ at: now(), fault });
    },
    operations: () => operations,
    faults: () => faults,
  };
}
