import type { App } from '../../http/app.ts';

export interface HealthParts {
  /** Rejects, or never answers, when the database is away. */
  ping(): Promise<unknown>;
}

/** An orchestrator asks every few seconds; an answer later than this is as good as none. */
const READY_WITHIN_MS = 2000;

/** `/healthz`: the process is running. `/readyz`: it can serve requests, because its database answers. */
export function health(app: App, { ping }: HealthParts): void {
  app.get('/healthz', { schema: { hide: true } }, (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'alive' }),
  );

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    try {
      await within(READY_WITHIN_MS, ping());
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply
        .code(503)
        .header('Retry-After', '1')
        .send({ message: 'The database does not answer.' });
    }
  });
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
