/** Customers who do everything while parts of the cluster fail, each with two devices. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callsOf, type Calls } from './calls.ts';
import type { Call, History, Result } from './history.ts';

const PASSWORD = 'una parola che manca nella lista';
/** Between two steps of a client. */
const pause = (): Promise<void> => sleep(20 + Math.random() * 80);

export interface Shop {
  url: string;
  history: History;
  /** The ids of the guides, by their numbers. */
  ids: ReadonlyMap<number, number>;
  isOver(): boolean;
}

/** What is read of a customer after the faults. */
export interface Customer {
  email: string;
  pages: string[];
  sessions: { session: string; calls: Calls }[];
}

interface Device {
  session: string;
  calls: Calls;
}

/** Reads until there is an answer, after the faults have ended. */
export async function readFinally(
  history: History,
  call: Call,
  act: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await history.run({ ...call, final: true }, act);
    if (result.outcome !== 'unknown' || attempt === 20) return result;
    await sleep(500);
  }
}

async function signedIn({ url, history }: Shop, customer: Customer): Promise<Device | undefined> {
  const session = `${customer.email} ${customer.sessions.length + 1}`;
  let token: string | undefined;
  const { outcome } = await history.run(
    { call: 'signIn', customer: customer.email, session },
    async () => {
      const result = await callsOf(url).signIn(customer.email, PASSWORD);
      token = result.token;
      return { outcome: result.outcome };
    },
  );
  if (outcome !== 'ok') return undefined;
  const device = { session, calls: callsOf(url, token) };
  customer.sessions.push(device);
  return device;
}

/** Signs up, until it is known that the account is there or the faults have ended. */
async function newCustomer({ url, history, isOver }: Shop): Promise<Customer | undefined> {
  while (!isOver()) {
    const email = `c-${randomBytes(6).toString('hex')}@cicerone.example`;
    const { outcome } = await history.run({ call: 'signUp', customer: email }, () =>
      callsOf(url).signUp(email, PASSWORD),
    );
    if (outcome === 'ok') return { email, pages: [], sessions: [] };
    await pause();
  }
  return undefined;
}

/** Buys one guide on both devices at once, plays it, and sometimes gives it back. */
async function buy(
  { history, ids }: Shop,
  customer: Customer,
  { devices, guide }: { devices: readonly [Device, Device]; guide: number },
): Promise<void> {
  const { email } = customer;
  const [phone, desk] = devices;
  const id = ids.get(guide) ?? 0;
  const of = (call: Call, act: () => Promise<Result>): Promise<Result> =>
    history.run({ customer: email, ...call }, act);
  await of({ call: 'addToCart', guide }, () => phone.calls.addToCart(id));
  const checkouts = await Promise.all(
    devices.map(({ calls }) => of({ call: 'checkout' }, calls.checkout)),
  );
  const pages = [...new Set(checkouts.flatMap(({ page }) => page ?? []))];
  for (const page of pages) {
    if (!customer.pages.includes(page)) customer.pages.push(page);
    const seen = await of({ call: 'payment', page }, () => desk.calls.payment(page));
    // Without it the checker would not know what the payment is for.
    if (seen.outcome !== 'ok') continue;
    const guides = seen.found ?? [];
    await Promise.all(
      devices.map(({ calls }) => of({ call: 'pay', page, guides }, () => calls.pay(page))),
    );
    await Promise.all([
      of({ call: 'owned' }, phone.calls.owned),
      of({ call: 'listen', guide }, () => desk.calls.listen(id)),
      of({ call: 'download', guide }, () => phone.calls.download(id)),
    ]);
    if (Math.random() < 0.3) {
      await Promise.all(
        devices.map(({ calls }) => of({ call: 'refund', page, guides }, () => calls.refund(page))),
      );
    }
    await of({ call: 'owned' }, desk.calls.owned);
  }
}

/** One customer after the other until the faults have ended; resolves with all of them. */
export async function live(shop: Shop): Promise<Customer[]> {
  const { history, ids, isOver } = shop;
  const customers: Customer[] = [];
  while (!isOver()) {
    const customer = await newCustomer(shop);
    if (!customer) break;
    customers.push(customer);
    const guides = [...ids.keys()].sort(() => Math.random() - 0.5).slice(0, 4);
    for (const guide of guides) {
      const [phone, desk] = [await signedIn(shop, customer), await signedIn(shop, customer)];
      if (phone && desk && !isOver()) {
        await buy(shop, customer, { devices: [phone, desk], guide });
        for (const { session, calls } of [phone, desk])
          await history.run({ call: 'isSignedIn', session }, calls.isSignedIn);
        await history.run({ call: 'signOut', session: phone.session }, phone.calls.signOut);
        await history.run({ call: 'isSignedIn', session: phone.session }, phone.calls.isSignedIn);
      }
      if (isOver()) break;
      await pause();
    }
  }
  return customers;
}

/** What a customer finds when everything works again. */
export async function readAll({ url, history }: Shop, customer: Customer): Promise<void> {
  const { email } = customer;
  for (const { session, calls } of customer.sessions)
    await readFinally(history, { call: 'isSignedIn', session }, calls.isSignedIn);
  let token: string | undefined;
  await readFinally(history, { call: 'signIn', customer: email }, async () => {
    const result = await callsOf(url).signIn(email, PASSWORD);
    token = result.token;
    return { outcome: result.outcome };
  });
  const calls = callsOf(url, token);
  for (const page of customer.pages)
    await readFinally(history, { call: 'payment', customer: email, page }, () =>
      calls.payment(page),
    );
  await readFinally(history, { call: 'owned', customer: email }, calls.owned);
  await readFinally(history, { call: 'cart', customer: email }, calls.cart);
  await readFinally(history, { call: 'invoices', customer: email }, calls.invoices);
}
