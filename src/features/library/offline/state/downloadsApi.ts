import { toGuideDetail } from '../../../../domain/decode/catalogue/decodeGuideDetail.ts';
import {
  toDownloadKey,
  toDownloadLeases,
  toDownloadPlan,
  type DownloadLeases,
  type DownloadPlan,
} from '../../../../domain/decode/customer/decodeDownload.ts';
import { enveloped, WireError } from '../../../../domain/decode/wire.ts';
import type { GuideDetail } from '../../../../domain/model.ts';
import { api } from '../../../../shared/api/api.ts';
import { statusOf, type ApiError } from '../../../../shared/api/apiError.ts';
import { decodes } from '../../../../shared/api/decodes.ts';
import { guideLanguage } from '../../../guides/guideLanguage.ts';
import { generateKey, importKey } from '../vault/encryption.ts';
import { readVaultKey, writeVaultKey } from '../vault/vault.ts';

/** A guide's page data: the service worker returns `answer` while there is no connection. */
export interface GuideAnswer {
  answer: unknown;
  guide: GuideDetail;
}

export interface GuideInLanguage {
  guideId: number;
  /** Undefined: the one that the user has chosen for it, otherwise the interface's. */
  language?: string | undefined;
}

const languageOf = (state: unknown, { guideId, language }: GuideInLanguage) =>
  language === undefined ? guideLanguage(state, guideId) : { language };

const toGuide = enveloped(toGuideDetail);

/** Calls of a download (contract/downloads.ts). Their results are stored encrypted elsewhere, and not in the cache. */
export const downloadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    downloadPlan: build.query<DownloadPlan, GuideInLanguage>({
      // `responseSchema` decodes what the base query returns.
      queryFn: async (guide, { getState }, _options, baseQuery) =>
        (await baseQuery({
          url: `users/download/${guide.guideId}`,
          params: languageOf(getState(), guide),
        })) as Awaited<ReturnType<typeof baseQuery>> & { data: DownloadPlan },
      responseSchema: decodes(enveloped(toDownloadPlan)),
      keepUnusedDataFor: 0,
      // The first download of a free guide starts the special price.
      onQueryStarted: (_guide, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(api.util.invalidateTags(['Plan'])),
          () => undefined,
        ),
    }),
    guideAnswer: build.query<GuideAnswer, GuideInLanguage>({
      queryFn: async (guide, { getState }, _options, baseQuery) =>
        (await baseQuery({
          url: `client/audio-guide/${guide.guideId}`,
          params: languageOf(getState(), guide),
        })) as Awaited<ReturnType<typeof baseQuery>> & { data: GuideAnswer },
      responseSchema: decodes((answer) => ({ answer, guide: toGuide(answer) })),
      keepUnusedDataFor: 0,
    }),
    downloadLeases: build.query<DownloadLeases, void>({
      query: () => 'users/download-leases',
      responseSchema: decodes(enveloped(toDownloadLeases)),
      keepUnusedDataFor: 0,
    }),
    /**
     * Fetches the key of `account` and stores it for the service worker. The key is part of no action and no state,
     * because reports and developer tools show those.
     */
    fetchKey: build.query<null, string>({
      queryFn: async (account, { getState }, _options, baseQuery) => {
        // The type of the base query's result is unknown: fetch may return anything.
        const { data, error } = (await baseQuery('users/download-key')) as KeyResult;
        if (error && statusOf(error) !== 404) return { error };
        try {
          const key = error ? await generateKey() : await importKey(enveloped(toDownloadKey)(data));
          // Another account may have signed in meanwhile, or another tab has stored it.
          const isStillSignedIn = accountIn(getState()) === account;
          const stored = await readVaultKey();
          if (isStillSignedIn && stored?.account !== account) {
            await writeVaultKey({ account, key, isLocal: error !== undefined });
          }
          return { data: null };
        } catch (thrown) {
          const text = thrown instanceof WireError ? thrown.message : 'The key could not be stored';
          return { error: { status: 'CUSTOM_ERROR', error: text } };
        }
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

interface KeyResult {
  data?: unknown;
  error?: ApiError;
}

/** The state is untyped in queries, because shared/api/api.ts does not import the features' slices. */
const accountIn = (state: unknown): string | null =>
  (state as { session: { account: string | null } }).session.account;
