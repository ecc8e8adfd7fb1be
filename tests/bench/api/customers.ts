/** Calls of customers who have bought guides, a wish list, opened guides and a cart. */
import type { SignInResponse } from '../../../contract/auth.ts';
import type { PaymentResponse } from '../../../contract/cart.ts';
import type { Envelope } from '../../../contract/envelope.ts';
import type { WireNewFeed } from '../../../contract/feed.ts';
import type { WireGuide, WireGuideDetail } from '../../../contract/guides.ts';
import { PUBLIC_APP_SECRET } from '../../../build.settings.ts';
import { someGuides } from './guides.ts';
import type { Call, Read } from './measure.ts';

/** One for each connection, so that no two wait for the same rows. */
const CUSTOMERS = 20;
const PASSWORD = 'una parola per misurare';
const users = '/api/v1/users';
const client = '/api/v1/client';

const caller =
  (base: string, token?: string) =>
  async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(base + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'X-App-Secret': PUBLIC_APP_SECRET,
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    // The types of the contract; the server tests check them.
    return (await response.json()) as T;
  };

export interface Customer {
  email: string;
  token: string;
  call: ReturnType<typeof caller>;
  /** The first track of the guide that was bought, and the path of the podcast feed; after `makeCustomers`. */
  track: number;
  feed: string;
}

async function signUp(base: string, n: number): Promise<Customer> {
  const visit = caller(base);
  const email = `bench-${n}@cicerone.example`;
  await visit(`${users}/signup`, { name: `Cliente ${n}`, email, password: PASSWORD });
  const mails = (await (await fetch(`${base}/dev/outbox.json?to=${email}`)).json()) as {
    text: string;
  }[]; // dev/devOutbox.ts
  const otp = mails[0]?.text.slice(0, 4);
  await visit(`${users}/signup-otp-verify`, { otp, otp_email: email });
  const credentials = { email, password: PASSWORD };
  const { token } = await visit<SignInResponse>(`${users}/signin`, credentials);
  return { email, token, call: caller(base, token), track: 0, feed: '' };
}

async function buy({ call }: Customer, guideId: number): Promise<void> {
  await call(`${users}/cart/add`, { guide_id: guideId, quantity: 1 });
  const { payment_url } = await call<PaymentResponse>(`${users}/checkout`, {
    payment_type: 'stripe',
  });
  await fetch(`${payment_url}/pay`, { method: 'POST', redirect: 'manual' });
}

/** Evenly over the list, with another start for each customer. */
const some = (guides: WireGuide[], n: number, count: number): number[] =>
  Array.from({ length: count }, (_, k) => guides[(n * 997 + k * 1471) % guides.length]?.id ?? 1);

/** Returns paid guides: every customer owns free ones already. */
async function soldGuides(base: string): Promise<WireGuide[]> {
  const guides = await someGuides(base, 2_000);
  return guides.filter(({ price }) => price !== '0.00');
}

export async function makeCustomers(base: string): Promise<Customer[]> {
  const guides = await soldGuides(base);
  const customers: Customer[] = [];
  for (let n = 0; n < CUSTOMERS; n += 1) {
    const customer = await signUp(base, n);
    const [bought = 1, ...others] = some(guides, n, 10);
    await buy(customer, bought);
    for (const id of others.slice(0, 5)) {
      await customer.call(`${users}/wishlist`, { guide_id: id });
      await customer.call(`${client}/audio-guide/${id}`);
    }
    for (const id of others.slice(5, 8)) {
      await customer.call(`${users}/cart/add`, { guide_id: id, quantity: 1 });
    }
    const detail = await customer.call<Envelope<WireGuideDetail>>(
      `${client}/audio-guide/${bought}`,
    );
    customer.track = detail.data.audio_content[0]?.id ?? 0;
    const { data } = await customer.call<Envelope<WireNewFeed>>(`${users}/feed`, {});
    const { pathname, search } = new URL(data.address);
    customer.feed = pathname + search;
    customers.push(customer);
  }
  return customers;
}

/** Returns addresses of recordings below /storage/: the tracks of what each has bought, signed where they are paid. */
export async function tracksOf(customers: Customer[]): Promise<string[]> {
  const lists = await Promise.all(
    customers.map(async ({ call }) => {
      const { guides } = await call<{ guides: WireGuide[] }>(`${users}/profile-data`);
      const path = `${client}/audio-guide/${guides[0]?.id}`;
      return (await call<Envelope<WireGuideDetail>>(path)).data.audio_content;
    }),
  );
  return lists.flat().map(({ file_mp3 }) => `/storage/${file_mp3}`);
}

export async function customerReads(base: string, customers: Customer[]): Promise<Read[]> {
  const guides = await soldGuides(base);
  const each = (call: (n: number) => Omit<Call, 'token'>): Call[] =>
    customers.map(({ token }, n) => ({ ...call(n), token }));
  return [
    { name: 'home', calls: each(() => ({ path: `${users}/home-page` })) },
    { name: 'cart', calls: each(() => ({ path: `${users}/cart` })) },
    { name: 'library', calls: each(() => ({ path: `${users}/wishlist` })) },
    {
      name: 'list, own',
      isWholeList: true,
      calls: each(() => ({ path: `${client}/audio-guide` })),
    },
    {
      name: 'detail, own',
      calls: each((n) => ({ path: `${client}/audio-guide/${some(guides, n, 1)[0]}` })),
    },
    {
      // The most frequent write: 200, because the guide is already in the list.
      name: 'wish',
      calls: each((n) => ({
        method: 'POST',
        path: `${users}/wishlist`,
        body: JSON.stringify({ guide_id: some(guides, n, 3)[1] }),
      })),
    },
    {
      name: 'positions',
      calls: each((n) => ({
        method: 'POST',
        path: `${users}/listening`,
        body: JSON.stringify({
          device: 'phone-bench000',
          tracks: [{ track_id: customers[n]?.track, position: 30, finished: false, age: 0 }],
        }),
      })),
    },
    { name: 'changes', calls: each(() => ({ path: `${users}/listening?since=0` })) },
    { name: 'feed', calls: customers.map(({ feed }) => ({ path: feed })) },
    { name: 'withdrawals', calls: each(() => ({ path: `${users}/withdrawals` })) },
    {
      // Last: a new session ends the oldest one, which the others use.
      name: 'sign-in',
      calls: customers.map(({ email }) => ({
        method: 'POST',
        path: `${users}/signin`,
        body: JSON.stringify({ email, password: PASSWORD }),
      })),
    },
  ];
}
