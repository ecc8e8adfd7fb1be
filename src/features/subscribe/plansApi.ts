import type { SubscriptionRequest } from '../../../contract/plans.ts';
import { toPaymentUrl } from '../../domain/decode/customer/decodeCart.ts';
import { toPlan } from '../../domain/decode/customer/decodePlan.ts';
import type { Plan } from '../../domain/model.ts';
import { envelopedList } from '../../domain/decode/wire.ts';
import { api } from '../../shared/api/api.ts';
import { statusOf } from '../../shared/api/apiError.ts';
import { decodes } from '../../shared/api/decodes.ts';
import { paymentAddress } from '../../shared/site/paymentAddress.ts';

export interface PlanChoice {
  planId: number;
  /** How many payments the customer had before, when it is known: another one is the proof of this one. */
  paymentsBefore: number | null;
}

/** The calls about plans. */
export const plansApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Active or not: the page shows the active ones. */
    plans: build.query<Plan[], void>({
      query: () => 'client/subscriptions',
      responseSchema: decodes(envelopedList(toPlan)),
      providesTags: ['Plan'],
    }),
    /** Answers where to pay: an address that may be followed, or it is an error. */
    subscribe: build.mutation<string, PlanChoice>({
      query: ({ planId }) => ({
        url: 'users/subscription',
        method: 'POST',
        body: { plan_id: planId } satisfies SubscriptionRequest,
      }),
      responseSchema: decodes((body) => paymentAddress(toPaymentUrl(body))),
      // 400: there is a subscription without end, bought on another device, or the special price has ended.
      invalidatesTags: (_url, error) =>
        error !== undefined && statusOf(error) === 400 ? ['Profile', 'Plan'] : [],
    }),
  }),
});

export const { usePlansQuery, useSubscribeMutation } = plansApi;

/** The page's button and a call that is carried out after signing in are one: the button says it is busy. */
export const subscribeKey = 'subscribe';

/** What a 401 interrupts is carried out after signing in (auth/interruptedCalls.ts). */
export const resumablePlanCalls = {
  subscribe: (choice: PlanChoice) =>
    plansApi.endpoints.subscribe.initiate(choice, { fixedCacheKey: subscribeKey }),
};
