import { consentWording } from '../../../contract/consentWording.ts';
import { record, text } from '../../domain/decode/wire.ts';
import { settings } from '../../shared/site/settings.ts';
import { customer } from './customers.ts';
import { realFetch } from './failNext.ts';
import { MemoryStorage } from '../memoryStorage.ts';
import { whileReactWorks } from '../whileReactWorks.ts';

/** Returns a new signed-in customer with functions that act outside the app, as on another device. */
export async function shopper() {
  const { token, ...person } = await customer();
  const storage = new MemoryStorage();
  storage.write('token', token);
  storage.write('auth', 'true');

  const call = (method: string, path: string, body?: object): Promise<unknown> =>
    whileReactWorks(async () => {
      const response = await realFetch(`${settings.apiBase}/api/v1/${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-app-secret': settings.appSecret,
          authorization: `Bearer ${token}`,
        },
        body: body && JSON.stringify(body),
      });
      if (!response.ok)
        throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return response.json();
    });
  const put = async (...guideIds: number[]): Promise<void> => {
    for (const guideId of guideIds) {
      await call('POST', 'users/cart/add', { guide_id: guideId, quantity: 1 });
    }
  };
  let lastPage = '';
  const pay = async (path: string, body: object): Promise<void> => {
    const answer = await call('POST', `users/${path}`, body);
    lastPage = text(record(answer, 'payment'), 'payment_url');
    await payAt(lastPage);
  };
  const buyOnly = async (...guideIds: number[]): Promise<void> => {
    await put(...guideIds);
    await pay('checkout', { payment_type: 'stripe' });
  };
  return {
    person,
    storage,
    put,
    wish: (guideId: number) => call('POST', 'users/wishlist', { guide_id: guideId }),
    unwish: (guideId: number) => call('DELETE', `users/wishlist/delete/${guideId}`),
    /** Opens a guide's page. */
    visit: (guideId: number) => call('GET', `client/audio-guide/${guideId}`),
    /** Requests the addresses of a guide's downloads. */
    download: (guideId: number) => call('GET', `users/download/${guideId}`),
    /** Pays for what is in the cart, and for these guides; starts to listen to these. */
    buy: async (...guideIds: number[]): Promise<void> => {
      await buyOnly(...guideIds);
      for (const guide_id of guideIds) {
        const { version } = consentWording.en;
        await call('POST', 'users/consents', { guide_id, version });
      }
    },
    /** Pays as `buy` does, and leaves the question before the first play unanswered. */
    buyOnly,
    /** Opens the payment page for what is in the cart. */
    openPayment: () => call('POST', 'users/checkout', { payment_type: 'stripe' }),
    /** Pays for what is in the cart, or for a plan, at a provider that confirms it after ten seconds. */
    payLate: async (path: 'checkout' | 'subscription', body: object): Promise<void> => {
      const answer = await call('POST', `users/${path}`, body);
      lastPage = text(record(answer, 'payment'), 'payment_url');
      await payAt(lastPage, 'pay-late');
    },
    /** Presses a button of the last payment page, as the shop's owner or a bank would. */
    atProvider: (button: 'refund' | 'refund-half' | 'dispute' | 'dispute-won'): Promise<void> =>
      whileReactWorks(async () => {
        const response = await realFetch(`${lastPage}/${button}`, {
          method: 'POST',
          redirect: 'manual',
        });
        if (response.status !== 303) throw new Error(`${button}: ${response.status}`);
      }),
    /** Pays for the first plan of the bundled catalogue. */
    subscribe: (): Promise<void> => pay('subscription', { plan_id: 1 }),
  };
}

/** Pays on the test page and returns the app's address to which it leads. */
export const payAt = (paymentPage: string, button: 'pay' | 'pay-late' = 'pay'): Promise<string> =>
  whileReactWorks(async () => {
    const paid = await realFetch(`${paymentPage}/${button}`, {
      method: 'POST',
      redirect: 'manual',
    });
    const way = paid.headers.get('location');
    if (!way) throw new Error(`pay: ${paid.status} ${await paid.text()}`);
    const back = await realFetch(way, { redirect: 'manual' });
    return back.headers.get('location') ?? '';
  });
