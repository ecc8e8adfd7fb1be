/**
 * Opens payment pages. A customer who presses twice, in two tabs, at two servers, or after paying has one order, one
 * page and one charge.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathIn, type Language } from '../../../../contract/languages.ts';
import { routeTable } from '../../../../contract/routes.ts';
import { NotForSale, type Order, type OrderStore } from './orderStore.ts';
import type { OrderSessions } from './orderSessionStore.ts';
import {
  PaymentPagePending,
  providerDown,
  type Page,
  type PageState,
  type PaymentProvider,
} from '../payment/provider.ts';
import type { Settling } from './settling.ts';

export interface CheckoutParts {
  provider: PaymentProvider;
  orders: OrderStore;
  sessions: OrderSessions;
  settling: Settling;
}

/** With the time of the provider's call less than the 8 s after which the app gives up. */
const PATIENCE_MS = 3_000;
const STEP_MS = 200;

/** How often to try again when an order is replaced or settled meanwhile. */
const ROUNDS = 5;

/** The page on which the app shows the message of success, also for plans: the requirements name no other. */
export const successPath = (language: Language): string =>
  pathIn(language, `${routeTable.cart.path}?status=success`);

/** The page to which a customer returns without paying. */
const CANCEL_PATHS = { cart: routeTable.cart.path, plan: routeTable.plans.path };

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** For this time the provider is not asked again about the same order. */
const ASK_AGAIN_MS = 5_000;

type MakeOrder = () => Promise<Order>;

/** Where the customer reaches this server, and in which language. */
type Site = Pick<PaymentRequest, 'base' | 'language'>;

export interface PaymentRequest {
  userId: number;
  /** The origin at which the customer reaches this server. */
  base: string;
  /** Of the interface: the payment page has it, and returns to it. */
  language: Language;
  /** Called with the order's number before its page is opened, so that a failed call reports it too. */
  onOrder: (number: number) => void;
}

export function makeCheckout({ provider, orders, sessions, settling }: CheckoutParts) {
  /** Calls at the same time to this server share one call to the provider. */
  const opening = new Map<string, Promise<Page>>();
  /** By order: whether it is paid, as the provider responded in the last seconds. */
  const checks = new Map<number, Promise<boolean>>();

  function checkOnce(order: Order): Promise<boolean> {
    const known = checks.get(order.id);
    if (known) return known;
    const result = checkPayment(order);
    checks.set(order.id, result);
    setTimeout(() => checks.delete(order.id), ASK_AGAIN_MS).unref();
    return result;
  }

  async function checkPayment(order: Order): Promise<boolean> {
    try {
      // Another server has asked, and settles the order if it is paid.
      if (!(await sessions.mayAsk(order.id, ASK_AGAIN_MS))) return true;
      return (await settling.checkOrder(order)) === 'paid';
    } catch {
      // The status in the address is only a hint: the app reads the purchases until they arrive.
      await sessions.confirming(order.id);
      return true;
    }
  }

  async function openPage(order: Order, { base, language }: Site): Promise<Page> {
    const [lines, customerEmail] = await Promise.all([
      orders.linesOf(order.id),
      orders.emailOf(order.user_id),
    ]);
    const { reference, amount, currency, attempt, kind } = order;
    return provider.open({
      reference,
      amount,
      currency,
      customerEmail,
      language,
      // A key may be used again only with the same parameters, and another host name or language changes the return
      // addresses.
      idempotencyKey: `order-${reference}-${attempt}-${hashOf(pathIn(language, base))}`,
      lines: lines.map((line) => ({ title: line.title, amount: line.amount })),
      // Through this server, which asks the provider at once, because the webhook may be late.
      returnUrl: `${base}/payment/return?order=${reference}&language=${language}`,
      cancelUrl: base + pathIn(language, CANCEL_PATHS[kind]),
    });
  }

  function openOnce(order: Order, site: Site): Promise<Page> {
    const key = `${order.id} ${order.attempt} ${site.language} ${site.base}`;
    const known = opening.get(key);
    if (known) return known;
    const page = openPage(order, site).finally(() => opening.delete(key));
    opening.set(key, page);
    // A page that was opened nevertheless is shown to no customer, so a try with a new key cannot charge twice.
    page
      .catch((error: unknown) => {
        if (error instanceof PaymentPagePending) return;
        return sessions.nextAttempt(order.id, order.attempt);
      })
      .catch(() => undefined);
    return page;
  }

  /** Returns the page that another server is opening with the same key. */
  async function theirPage(order: Order): Promise<string> {
    for (let waited = 0; waited < PATIENCE_MS; waited += STEP_MS) {
      await sleep(STEP_MS);
      const page = await sessions.pageOf(order.id);
      if (page) return page.url;
    }
    throw providerDown();
  }

  /** Returns null when the order is no longer open. */
  async function newPage(order: Order, site: Site): Promise<string | null> {
    let page: Page;
    try {
      page = await openOnce(order, site);
    } catch (error) {
      if (!(error instanceof PaymentPagePending)) throw error;
      return theirPage(order);
    }
    const stored = await sessions.keep(order.id, page);
    if (stored?.id !== page.id) await provider.close(page.id);
    return stored?.url ?? null;
  }

  async function pageOf(order: Order, site: Site): Promise<string | null> {
    if (!order.session_id || !order.payment_url) return newPage(order, site);
    let state: PageState['state'];
    try {
      state = await settling.checkOrder(order);
    } catch {
      // The page itself shows whether it is paid, and cannot be paid twice.
      return order.payment_url;
    }
    if (state === 'paid') return successPath(site.language);
    return state === 'open' ? order.payment_url : null;
  }

  async function paymentUrl(
    makeOrder: MakeOrder,
    { userId, base, language, onOrder }: PaymentRequest,
  ): Promise<string> {
    let alreadyPaid = false;
    for (let round = 0; round < ROUNDS; round += 1) {
      let order: Order;
      try {
        order = await makeOrder();
      } catch (error) {
        // The page that should be closed had been paid meanwhile, so the customer has what was requested.
        const done = alreadyPaid && error instanceof NotForSale && error.reason === 'empty';
        if (done) return base + successPath(language);
        throw error;
      }
      // The old page is closed before the new one is returned; otherwise both could be paid.
      const paid = await settling.closeStale(userId);
      // The customer has just paid for a plan, so no second one is sold. A cart may contain more than was paid.
      if (order.kind === 'plan' && paid.includes('plan')) return base + successPath(language);
      alreadyPaid ||= paid.includes('cart');
      if (paid.length > 0) continue;
      onOrder(order.id);
      const url = await pageOf(order, { base, language });
      // The test provider's pages and the page of success are on this server.
      if (url !== null) return new URL(url, base).href;
    }
    throw providerDown();
  }

  return {
    /** Returns where to pay for the cart. `seen`: its version. @throws NotForSale, CartChanged, HttpError 502 or 503 */
    cart: (request: PaymentRequest, seen: string | undefined): Promise<string> =>
      paymentUrl(() => orders.orderCart(request, provider.name, seen), request),

    /** Returns where to pay for a plan. @throws NotForSale, HttpError 502 or 503 */
    plan: (request: PaymentRequest, planId: number): Promise<string> =>
      paymentUrl(() => orders.orderPlan(request.userId, planId, provider.name), request),

    /** Called when the customer returns; resolves with true if it is paid, or if the provider does not respond. */
    returned: async (reference: string): Promise<boolean> => {
      const order = await orders.byReference(reference);
      if (!order) return false;
      if (order.status === 'paid') return true;
      if (!order.session_id || order.status === 'refunded') return false;
      return checkOnce(order);
    },
  };
}

export type Checkout = ReturnType<typeof makeCheckout>;
