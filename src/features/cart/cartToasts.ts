import { serverMessage, statusOf, type ApiError } from '../../shared/api/apiError.ts';
import { fieldErrors, hasFieldErrors } from '../../shared/api/fieldErrors.ts';
import { on, type Toast, type ToastRule } from '../../shared/lib/toastRules.ts';
import { reasonOf } from '../../shared/api/reasonOf.ts';
import { cartApi } from './cartApi.ts';
import { cartCopy } from './copy.ts';

const { addToCart, checkout, removeFromCart } = cartApi.endpoints;

/** What failed, and why: the server's message, or a text of the app. A 401 opens the sign-in dialog instead. */
const failed = (what: string, error: ApiError | undefined): Toast | null => {
  if (error && statusOf(error) === 401) return null;
  return { kind: 'error', text: `${what} ${(error && serverMessage(error)) ?? reasonOf(error)}` };
};

const errorsOf = (error: ApiError): string =>
  hasFieldErrors(error)
    ? Object.values(fieldErrors(error)).join(' ')
    : (serverMessage(error) ?? reasonOf(error));

/** The toasts of. A cart that cannot be loaded shows a panel instead. */
export const cartToasts: ToastRule[] = [
  on(addToCart.matchFulfilled, ({ payload }) =>
    payload === '' ? null : { kind: 'success', text: payload },
  ),
  on(addToCart.matchRejected, ({ payload }) =>
    payload && statusOf(payload) === 400
      ? { kind: 'error', text: cartCopy.addRefused(errorsOf(payload)) }
      : failed(cartCopy.addFailed, payload),
  ),
  // 404: it was removed already.
  on(removeFromCart.matchRejected, ({ payload }) =>
    payload && statusOf(payload) === 404 ? null : failed(cartCopy.removeFailed, payload),
  ),
  on(checkout.matchRejected, ({ payload }) => {
    const status = payload && statusOf(payload);
    if (status === 409) return { kind: 'info', text: cartCopy.cartChanged };
    // 400: the cart is empty or contains an owned guide. The server's message has the reason; the payment page has not failed.
    const refusal = payload && status === 400 && serverMessage(payload);
    return refusal ? { kind: 'info', text: refusal } : failed(cartCopy.checkoutFailed, payload);
  }),
];
