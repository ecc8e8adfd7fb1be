import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchema,
  onRequestAsyncHookHandler,
  RawServerDefault,
} from 'fastify';

/** The type of this server's Fastify instance, so that routes and plugins use the same type provider. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

interface CallOptions {
  onRequest?: onRequestAsyncHookHandler;
  attachValidation?: true;
}

/**
 * Returns the options of a family's calls. Their schema's `response` names the refusals that are the call's own: those
 * that every call may give are added by plugins/openapi.ts.
 */
export const callsOf =
  (tag: string) =>
  <Schema extends FastifySchema>(summary: string, schema: Schema, options: CallOptions = {}) => ({
    schema: { tags: [tag], summary, ...schema },
    ...options,
  });
