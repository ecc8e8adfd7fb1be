import type { UnansweredGuide } from '../../../domain/decode/customer/decodeWithdrawal.ts';
import type { AppThunk } from '../../../shared/store/rootState.ts';
import { selectIsCustomer } from '../../auth/session/sessionSlice.ts';
import { withdrawalApi } from '../withdrawalApi.ts';
import { openQuestion } from './openQuestion.ts';

const { consents } = withdrawalApi.endpoints;

/**
 * Returns a guide whose buyer must be asked before the first play or download. If that cannot be known, there is no
 * question, and the customer keeps the right of withdrawal: what is owned plays without a connection too.
 */
export const unanswered =
  (guideId: number): AppThunk<Promise<UnansweredGuide | undefined>> =>
  async (dispatch, getState) => {
    if (!selectIsCustomer(getState()) || !navigator.onLine) return undefined;
    const { data } = await dispatch(consents.initiate(undefined, { subscribe: false }));
    return data?.find((guide) => guide.guideId === guideId);
  };

/** Asks the question if it is open; returns whether the guide may be played and downloaded now. */
export const mayListen =
  (guideId: number): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const guide = await dispatch(unanswered(guideId));
    return guide === undefined || openQuestion.ask(guide);
  };
