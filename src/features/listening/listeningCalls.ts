import type { ListeningRequest } from '../../../contract/listening.ts';
import { toListenings, type Listenings } from '../../domain/decode/customer/decodeListening.ts';
import { request, requestTimeout } from '../../shared/api/api.ts';
import { statusOf } from '../../shared/api/apiError.ts';
import type { ListenerApi } from '../../shared/store/rootState.ts';

/**
 * The calls by which a customer's devices know each other's positions. No endpoints of the API's slice: while one is
 * pending, nothing else is read again after a mutation, and one of these waits. And what is sent in the background must
 * not ask for a sign-in when the session has ended.
 */
type Caller = Pick<ListenerApi, 'dispatch' | 'getState' | 'signal'>;

/** `status` is undefined without a response. */
type Answer<Body> = { body: Body; isRefused: false } | { status?: number; isRefused: true };

async function call(args: Parameters<typeof request>[0], caller: Caller): Promise<Answer<unknown>> {
  const { dispatch, getState, signal } = caller;
  const { data, error } = await request(
    args,
    {
      dispatch,
      getState,
      signal,
      abort: () => undefined,
      endpoint: 'listening',
      extra: undefined,
      type: 'query',
    },
    {},
  );
  return error ? { status: statusOf(error), isRefused: true } : { body: data, isRefused: false };
}

/** Returns where all devices have listened since a version; waits `wait` seconds for a change if there is none. */
export async function readListening(
  { since, wait }: { since: number; wait: number },
  caller: Caller,
): Promise<Answer<Listenings>> {
  const timeout = requestTimeout + wait * 1000;
  const answer = await call({ url: 'users/listening', params: { since, wait }, timeout }, caller);
  if (answer.isRefused) return answer;
  try {
    return { body: toListenings(answer.body), isRefused: false };
  } catch {
    return { isRefused: true };
  }
}

/** Stores where this browser has listened. The request continues when the page is left. */
export const writeListening = (body: ListeningRequest, caller: Caller): Promise<Answer<unknown>> =>
  call({ url: 'users/listening', method: 'POST', body, keepalive: true }, caller);

/** Returns what is sent of a change: how long ago it was made instead of when (docs/decisions/010-listening-progress.md). */
export const withAge = <T extends { at: number }>({ at, ...change }: T) => ({
  ...change,
  age: Math.max(0, Date.now() - at),
});
