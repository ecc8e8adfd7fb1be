/** Buying in tests, only through HTTP. */
import type { CartResponse, PaymentResponse } from '../../../contract/cart.ts';
import type { Envelope } from '../../../contract/envelope.ts';
import type { WireGuide, WireGuideDetail } from '../../../contract/guides.ts';
import type { WireInvoice } from '../../../contract/invoices.ts';
import type { WirePlan } from '../../../contract/plans.ts';
import type { ProfileResponse } from '../../../contract/profile.ts';
import { consentWording } from '../../../contract/consentWording.ts';
import { json } from '../server/client.ts';
import { newCustomer, type TestCustomer } from './customer.ts';

type Shopper = Pick<TestCustomer, 'api' | 'post'>;

const users = '/api/v1/users';
const client = '/api/v1/client';

export const guidesFor = async ({ api }: Shopper): Promise<WireGuide[]> =>
  (await json<Envelope<WireGuide[]>>(api(`${client}/audio-guide`))).data;

export interface Buyer {
  customer: TestCustomer;
  /** The catalogue. */
  guides: WireGuide[];
  /** Returns the id of the n-th guide. */
  id(index: number): number;
}

/** Returns a new customer with the catalogue, on the project's server or on `base`. */
export async function newBuyer(where: { base?: string } = {}): Promise<Buyer> {
  const customer = await newCustomer(where);
  const guides = await guidesFor(customer);
  return { customer, guides, id: (index) => guides[index]?.id ?? 0 };
}

export const guideFor = async ({ api }: Shopper, id: number): Promise<WireGuideDetail> =>
  (await json<Envelope<WireGuideDetail>>(api(`${client}/audio-guide/${id}`))).data;

/** Returns ids of owned guides, in the catalogue's order, without the free ones, which every customer owns. */
export async function ownedBy(shopper: Shopper): Promise<number[]> {
  const profile = json<ProfileResponse>(shopper.api(`${users}/profile-data`));
  const [{ active_plan, guides = [] }, all] = await Promise.all([profile, guidesFor(shopper)]);
  const bought = new Set(guides.map(({ id }) => id));
  return all
    .filter(({ id, price }) => price !== '0.00' && (active_plan !== null || bought.has(id)))
    .map(({ id }) => id);
}

export const cartOf = ({ api }: Shopper): Promise<CartResponse> =>
  json<CartResponse>(api(`${users}/cart`));

export const invoicesOf = async ({ api }: Shopper): Promise<WireInvoice[]> =>
  (await json<Envelope<WireInvoice[]>>(api(`${users}/invoice`))).data;

export const planNamed = async ({ api }: Shopper, part: RegExp): Promise<WirePlan> => {
  const { data } = await json<Envelope<WirePlan[]>>(api(`${client}/subscriptions`));
  const plan = data.find(({ title }) => part.test(title));
  if (!plan) throw new Error(`no plan is called ${part}`);
  return plan;
};

export async function put(shopper: Shopper, ...guideIds: number[]): Promise<void> {
  for (const guide_id of guideIds) {
    const response = await shopper.post(`${users}/cart/add`, { guide_id, quantity: 1 });
    if (response.status !== 200) throw new Error(`cart/add: ${await response.text()}`);
  }
}

export const requestCheckout = ({ post }: Shopper): Promise<Response> =>
  post(`${users}/checkout`, { payment_type: 'stripe' });

export const requestPlan = ({ post }: Shopper, plan_id: number): Promise<Response> =>
  post(`${users}/subscription`, { plan_id });

/** Returns the address of the payment page. */
export async function urlOf(pending: Promise<Response>): Promise<string> {
  const response = await pending;
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  return (await json<PaymentResponse>(response)).payment_url;
}

/** Presses a button of the test payment page, without following the redirect. */
export const press = (
  url: string,
  button: 'pay' | 'decline' | 'cancel' | 'refund',
): Promise<Response> => fetch(`${url}/${button}`, { method: 'POST', redirect: 'manual' });

/** Pays on the test page and returns the app's address to which it leads. */
export async function pay(url: string): Promise<string> {
  const paid = await press(url, 'pay');
  const back = paid.headers.get('location');
  if (paid.status !== 303 || !back) throw new Error(`pay: ${paid.status} ${await paid.text()}`);
  const returned = await fetch(back, { redirect: 'manual' });
  return returned.headers.get('location') ?? '';
}

/** Answers 'Start listening' for a bought guide, in English. */
export const startListening = ({ post }: Shopper, guide_id: number): Promise<Response> =>
  post(`${users}/consents`, { guide_id, version: consentWording.en.version });

/** Buys guides, and leaves the question before the first play unanswered. */
export async function buyOnly(shopper: Shopper, ...guideIds: number[]): Promise<void> {
  await put(shopper, ...guideIds);
  await pay(await urlOf(requestCheckout(shopper)));
}

/** Buys guides and starts listening. */
export async function buy(shopper: Shopper, ...guideIds: number[]): Promise<void> {
  await buyOnly(shopper, ...guideIds);
  for (const id of guideIds) await startListening(shopper, id);
}
