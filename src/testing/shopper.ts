import { settings } from '../shared/settings.ts';
import { customer, tokenOf } from './customers.ts';
import { realFetch } from './failNext.ts';
import { MemoryStorage } from './memoryStorage.ts';

/** A customer of the test's own, signed in, with what they do beside the app: on another device, as it were. */
export async function shopper() {
  const person = await customer();
  const token = await tokenOf(person);
  const storage = new MemoryStorage();
  storage.write('token', token);
  storage.write('auth', 'true');

  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await realFetch(`${settings.apiBase}/api/v1/users/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-app-secret': settings.appSecret,
        authorization: `Bearer ${token}`,
      },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const put = async (...guideIds: number[]): Promise<void> => {
    for (const guideId of guideIds) {
      await call('POST', 'cart/add', { guide_id: guideId, quantity: 1 });
    }
  };
  return {
    person,
    storage,
    put,
    buy: async (...guideIds: number[]): Promise<void> => {
      await put(...guideIds);
      // The server's own words: see contract/cart.ts.
      const answer = (await call('POST', 'checkout', { payment_type: 'stripe' })) as {
        payment_url: string;
      };
      await payAt(answer.payment_url);
    },
  };
}

/** Pays on the server's test page, and goes the way back: answers the app's address that it leads to. */
export async function payAt(paymentPage: string): Promise<string> {
  const paid = await realFetch(`${paymentPage}/pay`, { method: 'POST', redirect: 'manual' });
  const way = paid.headers.get('location');
  if (!way) throw new Error(`pay: ${paid.status} ${await paid.text()}`);
  const back = await realFetch(way, { redirect: 'manual' });
  return back.headers.get('location') ?? '';
}
