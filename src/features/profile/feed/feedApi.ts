import type { WireFeed, WireNewFeed } from '../../../../contract/feed.ts';
import {
  enveloped,
  nonNegativeNumber,
  optionalText,
  record,
  text,
  toMessage,
} from '../../../domain/decode/wire.ts';
import { api } from '../../../shared/api/api.ts';
import { decodes } from '../../../shared/api/decodes.ts';

function toFeed(value: unknown) {
  const wire = record<WireFeed>(value, 'feed');
  return {
    /** ISO 8601; '' if there is no feed. */
    made: optionalText(wire, 'created_at'),
    /** How many networks have read it in the last seven days. */
    networks: nonNegativeNumber(wire, 'networks'),
  };
}

const toAddress = (value: unknown): string => text(record<WireNewFeed>(value, 'feed'), 'address');

/** The customer's private feed; the provider's API has no such calls. */
export const feedApi = api.enhanceEndpoints({ addTagTypes: ['Feed'] }).injectEndpoints({
  endpoints: (build) => ({
    feed: build.query<ReturnType<typeof toFeed>, void>({
      query: () => 'users/feed',
      responseSchema: decodes(enveloped(toFeed)),
      providesTags: ['Feed'],
    }),
    /** Returns the new address, which is nowhere else. */
    makeFeed: build.mutation<string, void>({
      query: () => ({ url: 'users/feed', method: 'POST' }),
      responseSchema: decodes(enveloped(toAddress)),
      invalidatesTags: ['Feed'],
    }),
    /** Returns the server's message. */
    endFeed: build.mutation<string, void>({
      query: () => ({ url: 'users/feed', method: 'DELETE' }),
      responseSchema: decodes(toMessage),
      invalidatesTags: ['Feed'],
    }),
  }),
});

export const { useEndFeedMutation, useFeedQuery, useMakeFeedMutation } = feedApi;
