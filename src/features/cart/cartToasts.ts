import { serverMessage, statusOf, type ApiError } from '../../shared/api/apiError.ts';
import { fieldErrors, hasFieldErrors } from '../../shared/api/fieldErrors.ts';
import {
  errorToast,
  failureToast,
  on,
  successToast,
  type ToastRule,
} from '../../shared/lib/toastRules.ts';
import { messageOf } from '../../shared/api/reasonOf.ts';
import { cartApi } from './cartApi.ts';
import { cartCopy } from './copy.ts';

const { addToCart, checkout, removeFromCart } = cartApi.endpoints;

const errorsOf = (error: ApiError): string =>
  hasFieldErrors(error) ? Object.values(fieldErrors(error)).join(' ') : messageOf(error);

/** The toasts of. A cart that cannot be loaded shows a panel instead. */
export const cartToasts: ToastRule[] = [
  on(addToCart.matchFulfilled, ({ payload }) => successToast(payload)),
  on(addToCart.matchRejected, ({ payload }) =>
    payload && statusOf(payload) === 400
      ? errorToast(cartCopy.addRefused(errorsOf(payload)))
      : failureToast(cartCopy.addFailed, payload),
  ),
  // 404: it was removed already.
  on(removeFromCart.matchRejected, ({ payload }) =>
    payload && statusOf(payload) === 404 ? null : failureToast(cartCopy.removeFailed, payload),
  ),
  on(checkout.matchRejected, ({ payload }) => {
    const status = payload && statusOf(payload);
    if (status === 409) return { kind: 'info', text: cartCopy.cartChanged };
    // 400: the cart is empty or contains an owned guide. The server's message has the reason; the payment page has not failed.
    const refusal = payload && status === 400 && serverMessage(payload);
    return refusal
      ? { kind: 'info', text: refusal }
      : failureToast(cartCopy.checkoutFailed, payload);
  }),
];
