import type { SubscriptionRequest } from '../../../contract/plans.ts';
import { toPaymentUrl } from '../../domain/decode/customer/decodeCart.ts';
import { toPlan, type Plan } from '../../domain/decode/customer/decodePlan.ts';
import { envelopedList } from '../../domain/decode/wire.ts';
import { api } from '../../shared/api/api.ts';
import { statusOf } from '../../shared/api/apiError.ts';
import { decodes } from '../../shared/api/decodes.ts';
import { paymentAddress } from '../../shared/site/paymentAddress.ts';

export interface PlanChoice {
  planId: number;
  /** Number of payments before, if known: one more proves this payment. */
  paymentsBefore: number | null;
}

/** The calls about plans. */
export const plansApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Active and inactive plans: the page shows the active ones. */
    plans: build.query<Plan[], void>({
      query: () => 'client/subscriptions',
      responseSchema: decodes(envelopedList(toPlan)),
      providesTags: ['Plan'],
    }),
    /** Returns the address of the payment page, which is checked. */
    subscribe: build.mutation<string, PlanChoice>({
      query: ({ planId }) => ({
        url: 'users/subscription',
        method: 'POST',
        body: { plan_id: planId } satisfies SubscriptionRequest,
      }),
      responseSchema: decodes((body) => paymentAddress(toPaymentUrl(body))),
      // 400: there is a lifetime subscription, bought on another device, or the special price has ended.
      invalidatesTags: (_url, error) =>
        error !== undefined && statusOf(error) === 400 ? ['Profile', 'Plan'] : [],
    }),
  }),
});

export const { usePlansQuery, useSubscribeMutation } = plansApi;

/** The key of the mutation, so that the page's button also shows a call that is sent after signing in as running. */
export const subscribeKey = 'subscribe';
