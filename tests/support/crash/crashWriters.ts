/**
 * Writers for crash.test.ts, which record what was acknowledged. Each writes one thing after the other, so that only
 * its last write is uncertain when the server is killed.
 */
import { callerOf, newCustomer } from '../customers/customer.ts';
import { guidesFor } from '../customers/shop.ts';

export interface Writer {
  kind: string;
  /** One write. Throws fetch's TypeError when the connection is cut. */
  write(base: string): Promise<void>;
  /** The number of acknowledged writes since the last check. */
  pending(): number;
  /** Checks everything acknowledged since the last check, and returns its number. */
  check(base: string): Promise<number>;
}

export const done = (response: Response, ...statuses: number[]): Response => {
  if (!statuses.includes(response.status)) throw new Error(`${response.url}: ${response.status}`);
  return response;
};
const found = (what: string, there: boolean): void => {
  if (!there) throw new Error(`${what} was acknowledged and is lost`);
};

export type Caller = ReturnType<typeof callerOf>;
export interface ListCalls {
  put(caller: Caller, id: number): Promise<Response>;
  drop(caller: Caller, id: number): Promise<Response>;
  read(caller: Caller): Promise<number[]>;
}

/** Adds guides and removes every third again; true and false are acknowledged, absent is uncertain. */
export async function listWriter(
  kind: string,
  base: string,
  { put, drop, read }: ListCalls,
): Promise<Writer> {
  const { token } = await newCustomer({ base });
  const all = await guidesFor(callerOf(token, base));
  // Every customer owns free guides, which cannot be in a cart.
  const ids = all.filter(({ price }) => price !== '0.00').map(({ id }) => id);
  const state = new Map<number, boolean>();
  let turn = 0;
  let since = 0;
  return {
    kind,
    write: async (at) => {
      const id = ids[turn % ids.length] ?? 0;
      const there = state.get(id) === true;
      turn += 1;
      state.delete(id);
      const caller = callerOf(token, at);
      // An uncertain one is added again: both responses are valid then.
      if (there) done(await drop(caller, id), 200);
      else done(await put(caller, id), 200, 201);
      state.set(id, !there);
      since += 1;
    },
    pending: () => since,
    check: async (at) => {
      const now = new Set(await read(callerOf(token, at)));
      for (const [id, there] of state) found(`${kind} ${id}: ${there}`, now.has(id) === there);
      const count = since;
      since = 0;
      return count;
    },
  };
}

/** One value that is overwritten repeatedly; the uncertain one may also be stored. */
export async function field(
  kind: string,
  base: string,
  write: (caller: Caller, value: string) => Promise<void>,
  read: (caller: Caller) => Promise<string>,
): Promise<Writer> {
  const { token } = await newCustomer({ base });
  let [turn, since, stored, uncertain] = [0, 0, '', ''];
  return {
    kind,
    write: async (at) => {
      turn += 1;
      uncertain = `Nome ${turn}`;
      await write(callerOf(token, at), uncertain);
      stored = uncertain;
      since += 1;
    },
    pending: () => since,
    check: async (at) => {
      const value = await read(callerOf(token, at));
      if (stored !== '') found(`${kind} ${stored}`, value === stored || value === uncertain);
      // The value that was found must stay.
      if (stored !== '' || value === uncertain) stored = value;
      const count = since;
      since = 0;
      return count;
    },
  };
}

/** Values that are written once each: acknowledged ones must be found. */
export function series(
  kind: string,
  write: (at: string) => Promise<string>,
  isThere: (at: string, one: string) => Promise<boolean>,
): Writer {
  let acknowledged: string[] = [];
  return {
    kind,
    write: async (at) => void acknowledged.push(await write(at)),
    pending: () => acknowledged.length,
    check: async (at) => {
      for (const one of acknowledged) found(`${kind} ${one}`, await isThere(at, one));
      const { length } = acknowledged;
      acknowledged = [];
      return length;
    },
  };
}
