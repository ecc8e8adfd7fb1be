/**
 * A fake of the part of Stripe's API that the shop uses, on this machine: hosted checkout sessions, refunds,
 * idempotency keys, and events signed by the SDK's helper. It is as strict as Stripe: unknown parameters, a key with
 * other parameters and a session that is not open are refused.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import {
  createRefund,
  createSession,
  invalid,
  listRefunds,
  refused,
  token,
  type StripeResponse,
  type FakeRefund,
  type FakeSession,
  type Trouble,
} from './stripeCalls.ts';

export class FakeStripe {
  readonly secretKey = token('sk_test');
  readonly webhookSecret = token('whsec');
  readonly sessions = new Map<string, FakeSession>();
  readonly refunds: FakeRefund[] = [];
  /** Events that no webhook has delivered, newest first. */
  readonly missed: string[] = [];
  trouble: Trouble = 'none';
  /** Duration of a call with a key: long enough for two to run at the same time. */
  takesMs = 20;
  /** Refunds are made, and the connection breaks before the response. */
  losesResponses = false;
  /** The time of refunds and events, in seconds since 1970. */
  clock = (): number => Math.floor(Date.now() / 1000);
  /** The paths of the received calls. */
  readonly calls: string[] = [];
  url = '';
  readonly #keys = new Map<string, { body: string; response: StripeResponse | null }>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #sdk = new Stripe('sk_test_of_the_tests');

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address !== 'object' || !address) throw new Error('no address');
    this.url = `http://127.0.0.1:${address.port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The settings with which a server uses this fake. */
  get env(): Record<string, string> {
    const { secretKey, webhookSecret, url } = this;
    return {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: url,
    };
  }

  session(id: string): FakeSession {
    const found = this.sessions.get(id);
    if (!found) throw new Error(`no session ${id}`);
    return found;
  }

  /** Returns the session of a `payment_url`. */
  at(url: string): FakeSession {
    return this.session(url.split('/').at(-1) ?? '');
  }

  get open(): FakeSession[] {
    return [...this.sessions.values()].filter(({ status }) => status === 'open');
  }

  /** Charges a card, without sending an event. */
  pay(session: FakeSession): void {
    if (session.status !== 'open') throw new Error(`${session.id} is ${session.status}`);
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
    session.payment_intent = token('pi');
  }

  /** Charges a card once more for the order of a session, on another page. Returns that page's session. */
  payAgain(session: FakeSession): FakeSession {
    const again: FakeSession = { ...session, id: `${session.id}again`, status: 'open' };
    this.sessions.set(again.id, again);
    this.pay(again);
    return again;
  }

  /** `secondsAgo`: the time of the event. */
  event(type: string, object: object, { livemode = false, secondsAgo = 0 } = {}): string {
    const created = this.clock() - secondsAgo;
    const about = { object: 'event', type, livemode, created };
    return JSON.stringify({ id: token('evt'), ...about, data: { object } });
  }

  /** Returns the event of a refund in the dashboard; `cents`: the total refund so far. */
  refunded(
    { payment_intent, currency }: FakeSession,
    cents: number,
    { secondsAgo = 0 } = {},
  ): string {
    const charge = { id: token('ch'), payment_intent, amount_refunded: cents, currency };
    return this.event('charge.refunded', charge, { secondsAgo });
  }

  /** Returns an event of a payment's only dispute. `what`: such as `created`. */
  disputed(
    { payment_intent, amount_total, currency }: FakeSession,
    what: string,
    status: string,
    secondsAgo = 0,
  ): string {
    const id = `dp_${payment_intent}`;
    const dispute = { id, payment_intent, amount: amount_total, currency, status };
    return this.event(`charge.dispute.${what}`, dispute, { secondsAgo });
  }

  signature(payload: string, { secret = this.webhookSecret, secondsAgo = 0 } = {}): string {
    const timestamp = Math.floor(Date.now() / 1000) - secondsAgo;
    return this.#sdk.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  }

  /** Delivers an event, signed unless a signature is given. */
  deliver(base: string, payload: string, signature: string | null = this.signature(payload)) {
    return fetch(`${base}/payment/webhook`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        ...(signature !== null && { 'Stripe-Signature': signature }),
      },
      body: payload,
    });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    this.calls.push(request.url ?? '');
    if (this.trouble === 'unreachable') return void request.socket.destroy();
    const received = Buffer.concat(chunks).toString();
    const { status, body } = await this.#respond(request, received);
    if (this.losesResponses && request.url === '/v1/refunds') return void request.socket.destroy();
    response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': token('req') });
    response.end(JSON.stringify(body));
  }

  async #respond(request: IncomingMessage, body: string): Promise<StripeResponse> {
    const { method = '', url = '', headers } = request;
    const known = headers.authorization === `Bearer ${this.secretKey}`;
    if (!known || this.trouble === 'wrong key') return refused(401, 'authentication_error', 'key');
    const key = headers['idempotency-key'];
    if (method !== 'POST' || typeof key !== 'string') return this.#act(method, url, body);
    const before = this.#keys.get(key);
    if (before && before.body !== body) return refused(400, 'idempotency_error', 'key_reused');
    if (before?.response === null) return refused(409, 'idempotency_error', 'key_in_use');
    if (before?.response) return before.response;
    this.#keys.set(key, { body, response: null });
    await sleep(this.takesMs);
    const response = this.#act(method, url, body);
    // Failures are stored too, as Stripe does.
    this.#keys.set(key, { body, response });
    return response;
  }

  #act(method: string, url: string, body: string): StripeResponse {
    if (this.trouble === 'failing') return refused(500, 'api_error', 'failing');
    const fields = new URLSearchParams(body);
    const [, id, action] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(url) ?? [];
    if (method === 'POST' && url === '/v1/checkout/sessions')
      return createSession(this.sessions, fields);
    if (method === 'POST' && url === '/v1/refunds')
      return createRefund(this.sessions, this.refunds, { fields, created: this.clock() });
    if (method === 'GET' && url.startsWith('/v1/refunds?'))
      return listRefunds(this.refunds, new URLSearchParams(url.split('?')[1]));
    if (method === 'GET' && url.startsWith('/v1/events?')) {
      const data = this.missed.map((event): unknown => JSON.parse(event));
      return { status: 200, body: { object: 'list', has_more: false, data } };
    }
    const session = this.sessions.get(id ?? '');
    if (!session) return refused(404, 'invalid_request_error', 'resource_missing');
    if (method === 'GET' && !action) return { status: 200, body: session };
    if (method !== 'POST' || action !== 'expire') return invalid('unknown call');
    if (session.status !== 'open') return invalid('not open');
    Object.assign(session, { status: 'expired', url: null });
    return { status: 200, body: session };
  }
}
