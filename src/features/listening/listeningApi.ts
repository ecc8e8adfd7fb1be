import type { ListeningRequest } from '../../../contract/listening.ts';
import {
  toListeningChanges,
  type ListeningChanges,
} from '../../domain/decode/customer/decodeListening.ts';
import { toMessage } from '../../domain/decode/wire.ts';
import { api, request, requestTimeout } from '../../shared/api/api.ts';
import type { ApiError } from '../../shared/api/apiError.ts';
import { decodes } from '../../shared/api/decodes.ts';
import type { ListenerApi } from '../../shared/store/rootState.ts';

interface Sent extends ListeningRequest {
  /** The page is being left: the request continues without it. */
  isLast: boolean;
}

export const listeningApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation without tags: what devices share is not in the cache. */
    writeListening: build.mutation<string, Sent>({
      query: ({ isLast, ...body }) => ({
        url: 'users/listening',
        method: 'POST',
        body,
        keepalive: isLast,
      }),
      responseSchema: decodes(toMessage),
    }),
  }),
});

interface Asked {
  since: number;
  /** Seconds for which the server waits for a change before it answers. */
  wait: number;
}

type Caller = Pick<ListenerApi, 'dispatch' | 'getState' | 'signal'>;

/**
 * Returns the changes of all devices since a version. No endpoint: while one is pending, nothing else is read again
 * after a mutation, and this call waits.
 */
export async function readListening(
  { since, wait }: Asked,
  caller: Caller,
): Promise<{ data?: ListeningChanges; error?: ApiError }> {
  const args = {
    url: 'users/listening',
    params: { since, wait },
    timeout: requestTimeout + wait * 1000,
  };
  const { data, error } = await request(
    args,
    { ...caller, abort: () => undefined, endpoint: 'listening', extra: undefined, type: 'query' },
    {},
  );
  if (error) return { error };
  try {
    return { data: toListeningChanges(data) };
  } catch {
    return {};
  }
}
