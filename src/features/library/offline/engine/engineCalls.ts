import type { DownloadLeases } from '../../../../domain/decode/customer/decodeDownload.ts';
import { statusOf, type ApiError } from '../../../../shared/api/apiError.ts';
import { downloadsApi } from '../state/downloadsApi.ts';
import { Stopped } from '../state/downloadState.ts';
import type { DownloadCalls } from './downloadGuide.ts';
import type { AppDispatch } from '../../../../shared/store/rootState.ts';

const { downloadLeases, downloadPlan, fetchKey, guideAnswer } = downloadsApi.endpoints;

/** A query without a subscription to its result. */
interface PendingQuery<T> extends PromiseLike<{ data?: T | undefined; error?: unknown }> {
  unsubscribe: () => void;
}

async function resultOf<T>(query: PendingQuery<T>): Promise<T> {
  const { data, error } = await query;
  query.unsubscribe();
  if (data !== undefined) return data;
  // An error of the base query, or of a decoder, which has no status.
  const status = statusOf(error as ApiError);
  if (status === 403 || status === 404) throw new Stopped('refused');
  const isOut = (error as ApiError).status === 'FETCH_ERROR';
  throw new Stopped(isOut ? 'connection' : 'server');
}

const refetch = { forceRefetch: true } as const;

export interface EngineCalls extends DownloadCalls {
  key: (account: string) => Promise<unknown>;
  leases: () => Promise<DownloadLeases | null>;
}

export const makeEngineCalls = (dispatch: AppDispatch): EngineCalls => ({
  plan: (guide) => resultOf(dispatch(downloadPlan.initiate(guide, refetch))),
  guide: (guide) => resultOf(dispatch(guideAnswer.initiate(guide, refetch))),
  /** Fetches the account's key and stores it in the vault. */
  key: (account) => resultOf(dispatch(fetchKey.initiate(account, refetch))),
  /** Null if the provider has no leases. Rejects if there was no response. */
  leases: () =>
    resultOf(dispatch(downloadLeases.initiate(undefined, refetch))).catch((error: unknown) => {
      if (error instanceof Stopped && error.reason === 'refused') return null;
      throw error;
    }),
});
