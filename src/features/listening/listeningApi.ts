import type { ListeningRequest } from '../../../contract/listening.ts';
import {
  toListeningChanges,
  type ListeningChanges,
} from '../../domain/decode/customer/decodeListening.ts';
import { toMessage } from '../../domain/decode/wire.ts';
import { api, requestTimeout } from '../../shared/api/api.ts';
import { decodes } from '../../shared/api/decodes.ts';

interface Sent extends ListeningRequest {
  /** The page is being left: the request continues without it. */
  isLast: boolean;
}

interface Asked {
  since: number;
  /** Seconds for which the server waits for a change before it answers. */
  wait: number;
}

/** What a customer's devices share. Mutations, because nothing of it belongs in the cache. */
export const listeningApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The changes of all devices since a version. */
    readListening: build.mutation<ListeningChanges, Asked>({
      query: ({ since, wait }) => ({
        url: 'users/listening',
        params: { since, wait },
        timeout: requestTimeout + wait * 1000,
      }),
      responseSchema: decodes(toListeningChanges),
    }),
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
