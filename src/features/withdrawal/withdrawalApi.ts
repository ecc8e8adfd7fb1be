import { consentWording } from '../../../contract/consentWording.ts';
import type {
  ConsentRequest,
  GuestWithdrawalRequest,
  WithdrawalConfirmRequest,
  WithdrawalLinkRequest,
  WithdrawalRequest,
} from '../../../contract/withdrawal.ts';
import {
  toUnansweredGuide,
  toWithdrawable,
  toWithdrawal,
  toWithdrawals,
  type UnansweredGuide,
  type Withdrawable,
  type Withdrawal,
  type Withdrawals,
} from '../../domain/decode/customer/decodeWithdrawal.ts';
import { enveloped, envelopedList, toMessage } from '../../domain/decode/wire.ts';
import { language } from '../../domain/text/locale.ts';
import { api, purchaseTags } from '../../shared/api/api.ts';
import { decodes } from '../../shared/api/decodes.ts';

/** The right of withdrawal (contract/withdrawal.ts), which the provider's API does not have. */
export const withdrawalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Bought guides whose buyer is asked before the first play. */
    consents: build.query<UnansweredGuide[], void>({
      query: () => 'users/consents',
      responseSchema: decodes(envelopedList(toUnansweredGuide)),
      providesTags: ['Profile'],
    }),
    /** 'Start listening'. Takes the guide's id. */
    acceptConsent: build.mutation<UnansweredGuide, number>({
      query: (guideId) => ({
        url: 'users/consents',
        method: 'POST',
        body: {
          guide_id: guideId,
          version: consentWording[language].version,
        } satisfies ConsentRequest,
      }),
      responseSchema: decodes(enveloped(toUnansweredGuide)),
      onQueryStarted: (guideId, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () =>
            void dispatch(
              withdrawalApi.util.updateQueryData('consents', undefined, (guides) =>
                guides.filter((guide) => guide.guideId !== guideId),
              ),
            ),
          () => undefined,
        ),
    }),
    withdrawals: build.query<Withdrawals, void>({
      query: () => 'users/withdrawals',
      responseSchema: decodes(toWithdrawals),
      providesTags: ['Profile'],
    }),
    withdraw: build.mutation<Withdrawal, Pick<Withdrawable, 'orderNumber' | 'position'>>({
      query: ({ orderNumber, position }) => ({
        url: 'users/withdrawals',
        method: 'POST',
        body: { order_number: orderNumber, position } satisfies WithdrawalRequest,
      }),
      responseSchema: decodes(enveloped(toWithdrawal)),
      // After a refusal too: what is shown may be out of date.
      invalidatesTags: purchaseTags,
    }),
    /** Without a sign-in. Returns the server's message, which is the same for every order. */
    requestWithdrawal: build.mutation<string, { email: string; orderNumber: string }>({
      query: ({ email, orderNumber }) => ({
        url: 'withdrawals',
        method: 'POST',
        body: { email, order_number: orderNumber } satisfies GuestWithdrawalRequest,
      }),
      responseSchema: decodes(toMessage),
    }),
    /** What the order of a mailed link has left to withdraw from. Takes the link's token. */
    linkedWithdrawals: build.query<Withdrawable[], string>({
      query: (token) => ({
        url: 'withdrawals/link',
        method: 'POST',
        body: { token } satisfies WithdrawalLinkRequest,
      }),
      responseSchema: decodes(envelopedList(toWithdrawable)),
      keepUnusedDataFor: 0,
    }),
    withdrawByLink: build.mutation<Withdrawal, WithdrawalConfirmRequest>({
      query: (body) => ({ url: 'withdrawals/confirm', method: 'POST', body }),
      responseSchema: decodes(enveloped(toWithdrawal)),
      invalidatesTags: purchaseTags,
    }),
  }),
});

export const {
  useAcceptConsentMutation,
  useConsentsQuery,
  useLinkedWithdrawalsQuery,
  useRequestWithdrawalMutation,
  useWithdrawByLinkMutation,
  useWithdrawMutation,
  useWithdrawalsQuery,
} = withdrawalApi;
