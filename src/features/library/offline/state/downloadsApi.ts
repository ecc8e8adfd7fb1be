import {
  toDownloadKey,
  toDownloadLeases,
  toDownloadPlan,
  type DownloadLeases,
  type DownloadPlan,
} from '../../../../domain/decode/customer/decodeDownload.ts';
import { enveloped, WireError } from '../../../../domain/decode/wire.ts';
import { api } from '../../../../shared/api/api.ts';
import { statusOf, type ApiError } from '../../../../shared/api/apiError.ts';
import { decodes } from '../../../../shared/api/decodes.ts';
import { generateKey, importKey } from '../vault/encryption.ts';
import { readVaultKey, writeVaultKey } from '../vault/vault.ts';

/** Calls of a download (contract/downloads.ts). What they answer is kept elsewhere, encrypted: no cache holds it. */
export const downloadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    downloadPlan: build.query<DownloadPlan, number>({
      query: (guideId) => `users/download/${guideId}`,
      responseSchema: decodes(enveloped(toDownloadPlan)),
      keepUnusedDataFor: 0,
      // The first download of a free guide begins the special price.
      onQueryStarted: (_guideId, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(api.util.invalidateTags(['Plan'])),
          () => undefined,
        ),
    }),
    downloadLeases: build.query<DownloadLeases, void>({
      query: () => 'users/download-leases',
      responseSchema: decodes(enveloped(toDownloadLeases)),
      keepUnusedDataFor: 0,
    }),
    /**
     * Asks for the key of `account` and puts it where the service worker finds it. The key passes through no
     * action and no state: reports and developers' tools show those.
     */
    fetchKey: build.query<null, string>({
      queryFn: async (account, { getState }, _options, ask) => {
        // The base query's result is typed by what fetch may bring: anything.
        const { data, error } = (await ask('users/download-key')) as Answer;
        if (error && statusOf(error) !== 404) return { error };
        try {
          const key = error ? await generateKey() : await importKey(enveloped(toDownloadKey)(data));
          // Another account may have signed in meanwhile, or another tab was faster.
          const isStill = accountIn(getState()) === account;
          const known = await readVaultKey();
          if (isStill && known?.account !== account) {
            await writeVaultKey({ account, key, isLocal: error !== undefined });
          }
          return { data: null };
        } catch (thrown) {
          const text = thrown instanceof WireError ? thrown.message : 'The key could not be kept';
          return { error: { status: 'CUSTOM_ERROR', error: text } };
        }
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

interface Answer {
  data?: unknown;
  error?: ApiError;
}

/** Queries are given the state untyped: shared/api/api.ts does not know the features' slices. */
const accountIn = (state: unknown): string | null =>
  (state as { session: { account: string | null } }).session.account;
