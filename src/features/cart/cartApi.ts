import type { AddToCartRequest, CheckoutRequest } from '../../../contract/cart.ts';
import { toMessage } from '../../domain/decode/wire.ts';
import { toCart, toPaymentUrl, type Cart } from '../../domain/decode/customer/decodeCart.ts';
import { api, purchaseTags } from '../../shared/api/api.ts';
import { statusOf, type ApiError } from '../../shared/api/apiError.ts';
import { decodes } from '../../shared/api/decodes.ts';
import { paymentAddress } from '../../shared/site/paymentAddress.ts';

const hasStatus = (error: ApiError | undefined, status: number): boolean =>
  error !== undefined && statusOf(error) === status;

/** The calls of. */
export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    cart: build.query<Cart, void>({
      query: () => 'users/cart',
      responseSchema: decodes(toCart),
      providesTags: ['Cart'],
    }),
    /** Takes the guide's id; returns the server's message. */
    addToCart: build.mutation<string, number>({
      query: (guideId) => ({
        url: 'users/cart/add',
        method: 'POST',
        body: { guide_id: guideId, quantity: 1 } satisfies AddToCartRequest,
      }),
      responseSchema: decodes(toMessage),
      // 400: it was bought meanwhile, perhaps on another device.
      invalidatesTags: (_message, error) =>
        error ? (hasStatus(error, 400) ? purchaseTags : []) : ['Cart'],
    }),
    /** Takes the item's id, not the guide's. */
    removeFromCart: build.mutation<string, number>({
      query: (itemId) => ({ url: `users/cart/delete/${itemId}`, method: 'DELETE' }),
      responseSchema: decodes(toMessage),
      // 404: another tab has removed it.
      invalidatesTags: (_message, error) => (error && !hasStatus(error, 404) ? [] : ['Cart']),
    }),
    /**
     * Takes the version of the cart that is shown. Returns the address of the payment page, which is checked; fails
     * with 409 if the cart has changed (cartListeners.ts).
     */
    checkout: build.mutation<string, string | undefined>({
      query: (version) => ({
        url: 'users/checkout',
        method: 'POST',
        body: {
          payment_type: 'stripe',
          ...(version !== undefined && { version }),
        } satisfies CheckoutRequest,
      }),
      responseSchema: decodes((body) => paymentAddress(toPaymentUrl(body))),
      // 400: the cart is empty or contains an owned guide, so what is shown is out of date.
      invalidatesTags: (_url, error) => (hasStatus(error, 400) ? purchaseTags : []),
    }),
  }),
});

export const {
  useAddToCartMutation,
  useCartQuery,
  useCheckoutMutation,
  useRemoveFromCartMutation,
} = cartApi;
