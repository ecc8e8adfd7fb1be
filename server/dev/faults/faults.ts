/**
 * Faults on request: slow responses, statuses, bodies that end too early, repeated webhooks, a payment provider that
 * does not respond. For tests, and to see how the app handles them. They exist in development only, in this process,
 * and end with it.
 */
import { Transform } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { App } from '../../http/app.ts';
import type { Commerce } from '../../modules/checkout/commerce.ts';
import { providerDown, type PaymentProvider } from '../../modules/checkout/payment/provider.ts';
import { pathOf } from '../../plugins/log/requestLog.ts';
import type { FaultRequest } from './faultRequest.ts';

export interface Fault extends FaultRequest {
  id: number;
  path: string;
  /** Number of requests that it has affected. */
  struck: number;
}

export interface Faults {
  list(): readonly Fault[];
  add(request: FaultRequest): Fault;
  clear(): void;
  /** Returns the faults that affect this request, and counts the request for each. */
  strike(method: string, path: string, kinds: readonly Fault['kind'][]): Fault[];
}

/**
 * Returns an empty list of faults.
 * @throws when test pages are off, independently of the caller's own check
 */
export function makeFaults({ testPages }: Pick<Config, 'testPages'>): Faults {
  if (!testPages) throw new Error('Faults exist only with test pages.');
  let faults: Fault[] = [];
  let lastId = 0;
  const isLeft = ({ times, struck }: Fault): boolean => times === undefined || struck < times;
  return {
    list: () => faults,
    add: (request) => {
      const fault = { ...request, path: request.path ?? '*', id: (lastId += 1), struck: 0 };
      faults = [...faults, fault];
      return fault;
    },
    clear: () => {
      faults = [];
    },
    strike: (method, path, kinds) => {
      const struck = faults.filter(
        (fault) =>
          kinds.includes(fault.kind) &&
          (fault.method ?? method).toUpperCase() === method &&
          patternOf(fault.path).test(path),
      );
      for (const fault of struck) fault.struck += 1;
      faults = faults.filter(isLeft);
      return struck;
    },
  };
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('*')
      .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('.*')}$`,
  );

/** Applies the faults to every request except those that control them. */
export function faultHooks(app: App, faults: Faults): void {
  const cut = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.url);
    if (path.startsWith('/dev/')) return;
    const struck = faults.strike(request.method, path, ['latency', 'status', 'truncate']);
    for (const fault of struck) {
      if (fault.kind === 'latency') await sleep(fault.ms ?? 2000);
      if (fault.kind === 'truncate') {
        cut.add(request);
        // Without compression: half of a compressed body would be another fault.
        request.headers['accept-encoding'] = 'identity';
        delete request.headers['if-none-match'];
      }
    }
    const refused = struck.find(({ kind }) => kind === 'status');
    if (refused) return refuse(reply, refused.status ?? 500);
  });

  app.addHook<unknown>('onSend', async (request, reply, payload) =>
    cut.has(request) ? firstHalf(payload, reply) : payload,
  );
}

const refuse = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message: `A fault was requested at /dev/faults: ${status}.` }));

/** Returns half of a text or buffer, with a matching length; a file ends early as if the connection broke. */
function firstHalf(payload: unknown, reply: FastifyReply): unknown {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) {
    return payload.slice(0, Math.floor(payload.length / 2));
  }
  if (!isPipe(payload)) return payload;
  let left = Math.floor(Number(reply.getHeader('content-length') ?? 0) / 2);
  return payload.pipe(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        this.push(chunk.subarray(0, left));
        left -= chunk.length;
        if (left > 0) done();
        // What was pushed is sent before the connection ends.
        else setTimeout(() => reply.raw.destroy(), 50);
      },
    }),
  );
}

const isPipe = (value: unknown): value is NodeJS.ReadableStream =>
  typeof value === 'object' && value !== null && 'pipe' in value;

/** Returns the shop with webhooks that are repeated as often as a fault says, in parallel and one by one. */
export function withRepeatedWebhooks(commerce: Commerce, faults: Faults): Commerce {
  const { receive } = commerce.events;
  const repeated: typeof receive = async (body, signature) => {
    const [fault] = faults.strike('POST', '/payment/webhook', ['repeat-webhook']);
    const again = (fault && (fault.repeats ?? 19)) ?? 0;
    const half = Math.floor(again / 2);
    await Promise.all(Array.from({ length: 1 + half }, () => receive(body, signature)));
    for (let more = half; more < again; more += 1) await receive(body, signature);
  };
  return { ...commerce, events: { ...commerce.events, receive: repeated } };
}

/** Returns the payment provider, which does not respond during a fault. */
export function withProviderOutage(provider: PaymentProvider, faults: Faults): PaymentProvider {
  const orDown =
    <Argument, Result>(call: (argument: Argument) => Promise<Result>) =>
    async (argument: Argument): Promise<Result> => {
      if (faults.strike('POST', '/payment/provider', ['payment-down']).length > 0) {
        throw providerDown();
      }
      return call(argument);
    };
  return {
    ...provider,
    open: orDown((page) => provider.open(page)),
    look: orDown((sessionId) => provider.look(sessionId)),
    close: orDown((sessionId) => provider.close(sessionId)),
    refund: orDown((refund) => provider.refund(refund)),
  };
}
