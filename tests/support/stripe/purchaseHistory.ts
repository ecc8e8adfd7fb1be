/** One customer of the histories in server/modules/checkout/purchaseHistories.test.ts. */
import type pg from 'pg';
import type { ConsentsResponse, WithdrawalsResponse } from '../../../contract/withdrawal.ts';
import { startOfDay } from '../../../server/lib/clock.ts';
import { planNamed, requestCheckout, requestPlan, startListening } from '../customers/shop.ts';
import { json } from '../server/client.ts';
import { refundedOf, token, type FakeSession } from './stripeCalls.ts';
import type { Newcomer, StripeShop } from './stripeShop.ts';

export interface HistoryShop {
  shop: StripeShop;
  database: pg.Pool;
}

export interface Step {
  act:
    | 'buy'
    | 'subscribe'
    | 'pay again'
    | 'answer'
    | 'download'
    | 'withdraw'
    | 'refund part'
    | 'refund all'
    | 'refund fails'
    | 'dispute'
    | 'win'
    | 'lose'
    | 'deliver'
    | 'erase';
  /** Decides everything that the act leaves open. */
  chance: number;
}

export interface History {
  who: Newcomer;
  /** The pages that were paid. */
  paid: FakeSession[];
  disputes: Map<FakeSession, 'open' | 'won' | 'lost'>;
  isErased: boolean;
  log: string[];
  faults: string[];
  carryOut(step: Step): Promise<void>;
  /** Delivers the events of payments, and again what came before them. */
  settlePayments(): Promise<void>;
  /** Delivers the other events, in the order of their chance. */
  deliverRest(): Promise<void>;
}

const users = '/api/v1/users';
const dayInRome = (time: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date(time));

interface Waiting {
  body: string;
  isPayment: boolean;
}

export async function makeHistory({ shop, database }: HistoryShop): Promise<History> {
  const { stripe } = shop;
  const who = await shop.newcomer();
  const { customer, guides } = who;
  const { api, post } = customer;
  const sold = guides.filter(({ price }) => Number(price) > 0).slice(0, 4);
  const waiting: Waiting[] = [];
  const early: string[] = [];
  /** Refunds of the server whose event was written. */
  const seen = new Set<string>();

  const history: History = {
    who,
    paid: [],
    disputes: new Map(),
    isErased: false,
    log: [],
    faults: [],
    carryOut,
    settlePayments,
    deliverRest,
  };
  const { paid, disputes, log, faults } = history;
  const pick = <T>(list: readonly T[], chance: number): T | undefined =>
    list[chance % Math.max(1, list.length)];
  const refundsOf = (session: FakeSession) =>
    stripe.refunds.filter((one) => one.payment_intent === session.payment_intent);
  const totalEvent = (session: FakeSession): string =>
    stripe.refunded(session, refundedOf(stripe.refunds, session.payment_intent));
  const later = (body: string, isPayment = false): void => void waiting.push({ body, isPayment });

  /** Writes the events of the refunds that the server has made; some never come. */
  function writeOwnEvents(): void {
    for (const session of paid) {
      for (const [index, { id, metadata }] of refundsOf(session).entries()) {
        if (seen.has(id)) continue;
        seen.add(id);
        if (metadata.purpose && (index + paid.length) % 2 === 0) later(totalEvent(session));
      }
    }
  }

  async function deliver(event: Waiting): Promise<void> {
    await shop.deliver(event.body);
    if (!event.isPayment) early.push(event.body);
  }

  async function payFor(pending: Promise<Response>, chance: number): Promise<void> {
    const response = await pending;
    if (response.status !== 201) return;
    const { payment_url } = await json<{ payment_url: string }>(Promise.resolve(response));
    // The provider was asked, and had the money already.
    if (payment_url.endsWith('status=success')) return;
    const session = stripe.at(payment_url);
    if (session.status !== 'open') return;
    stripe.pay(session);
    paid.push(session);
    const body = stripe.event('checkout.session.completed', session);
    if (chance % 3 > 0) await deliver({ body, isPayment: true });
    else later(body, true);
  }

  async function listed(): Promise<WithdrawalsResponse> {
    const list = await json<WithdrawalsResponse>(api(`${users}/withdrawals`));
    for (const { bought_at, until } of list.data) {
      const end = startOfDay(dayInRome(bought_at), 'Europe/Rome', 15).toISOString();
      if (end !== until) faults.push(`bought at ${bought_at} ends at ${until}, not ${end}`);
    }
    return list;
  }

  const acts: Record<Step['act'], (chance: number) => Promise<void> | void> = {
    buy: async (chance) => {
      const count = 1 + (chance % 2);
      for (let n = 0; n < count; n += 1) {
        const guide = sold[(chance + n) % sold.length];
        await post(`${users}/cart/add`, { guide_id: guide?.id, quantity: 1 });
      }
      await payFor(requestCheckout(customer), chance);
    },
    subscribe: async (chance) => {
      const { id } = await planNamed(customer, /annuale$/);
      await payFor(requestPlan(customer, id), chance);
    },
    'pay again': (chance) => {
      const session = pick(paid, chance);
      if (!session || session.id.endsWith('again')) return;
      if (paid.some(({ id }) => id === `${session.id}again`)) return;
      const again = stripe.payAgain(session);
      again.isDisputed = false;
      paid.push(again);
      later(stripe.event('checkout.session.completed', again), true);
    },
    answer: async (chance) => {
      const { data } = await json<ConsentsResponse>(api(`${users}/consents`));
      const guide = pick(data, chance);
      if (guide) await startListening(customer, guide.guide_id);
    },
    download: async (chance) => {
      const guide = pick(sold, chance);
      const [{ data }, response] = await Promise.all([
        json<ConsentsResponse>(api(`${users}/consents`)),
        api(`${users}/download/${guide?.id}`),
      ]);
      const isAsked = data.some(({ guide_id }) => guide_id === guide?.id);
      if (isAsked !== (response.status === 409)) faults.push(`download: ${response.status}`);
    },
    withdraw: async (chance) => {
      const line = pick((await listed()).data, chance);
      if (!line) return;
      const { order_number, position } = line;
      const press = () => post(`${users}/withdrawals`, { order_number, position });
      const responses = chance % 3 === 0 ? await Promise.all([press(), press()]) : [await press()];
      const statuses = responses
        .map(({ status }) => status)
        .sort()
        .join();
      if (!['201', '200,201'].includes(statuses)) faults.push(`withdrawn: ${statuses}`);
    },
    'refund part': (chance) => refundInDashboard(chance, 2),
    'refund all': (chance) => refundInDashboard(chance, 1),
    'refund fails': async (chance) => {
      const refund = pick(
        paid.flatMap(refundsOf).filter(({ status }) => status === 'succeeded'),
        chance,
      );
      // A bank rejects it hours later, not before the shop has stored that it is made.
      if (!refund || (refund.metadata.purpose && !(await isStored(refund.id)))) return;
      writeOwnEvents();
      refund.status = 'failed';
      const { id, payment_intent } = refund;
      later(stripe.event('refund.failed', { id, payment_intent, failure_reason: 'expired_card' }));
    },
    dispute: (chance) => {
      const session = pick(paid, chance);
      if (!session || disputes.has(session)) return;
      writeOwnEvents();
      session.isDisputed = true;
      disputes.set(session, 'open');
      later(stripe.disputed(session, 'created', 'needs_response'));
    },
    win: (chance) => decide(chance, 'won'),
    lose: (chance) => decide(chance, 'lost'),
    deliver: async (chance) => {
      writeOwnEvents();
      const event = pick(waiting, chance);
      if (!event) return;
      await deliver(event);
      // Otherwise it is repeated later.
      if (chance % 4 > 0) waiting.splice(waiting.indexOf(event), 1);
    },
    erase: async (chance) => {
      if (chance % 3 > 0) return;
      const response = await api(`${users}/account`, {
        method: 'DELETE',
        body: new URLSearchParams({ current_password: customer.password }),
      });
      if (response.status === 200) history.isErased = true;
      else if (response.status !== 409) faults.push(`erased: ${response.status}`);
    },
  };

  function refundInDashboard(chance: number, part: number): void {
    const session = pick(paid, chance);
    if (!session || session.isDisputed || !session.payment_intent) return;
    const left = session.amount_total - refundedOf(stripe.refunds, session.payment_intent);
    const amount = Math.floor(left / part);
    if (amount === 0) return;
    writeOwnEvents();
    const { payment_intent } = session;
    const created = stripe.clock();
    const id = token('re');
    stripe.refunds.push({ id, payment_intent, amount, created, status: 'succeeded', metadata: {} });
    seen.add(id);
    later(totalEvent(session));
  }

  function decide(chance: number, result: 'won' | 'lost'): void {
    const open = [...disputes].filter(([, state]) => state === 'open').map(([session]) => session);
    const session = pick(open, chance);
    if (!session) return;
    disputes.set(session, result);
    session.isDisputed = result === 'lost';
    later(stripe.disputed(session, 'closed', result));
  }

  const isStored = async (refundId: string): Promise<boolean> =>
    (await database.query('SELECT FROM refunds WHERE refund_id = $1', [refundId])).rowCount === 1;

  async function carryOut({ act, chance }: Step): Promise<void> {
    if (history.isErased && !['deliver', 'win', 'lose', 'refund part'].includes(act)) return;
    log.push(`${act} ${chance}`);
    await acts[act](chance);
  }

  async function settlePayments(): Promise<void> {
    for (const event of waiting.filter(({ isPayment }) => isPayment)) {
      await deliver(event);
      waiting.splice(waiting.indexOf(event), 1);
    }
    // The provider repeats an event that was not handled.
    for (const body of early.splice(0)) await shop.deliver(body);
  }

  async function deliverRest(): Promise<void> {
    await settlePayments();
    writeOwnEvents();
    const rest = waiting.splice(0);
    for (const event of rest.reverse()) await deliver(event);
  }

  return history;
}
