/**
 * The security log: one line for each event that opens, closes or endangers an account or changes what it owns. The
 * lines are pino's, with `security: true`, the account's id and the request's id: no address, no name, no e-mail, no
 * secret.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';
import type { App } from '../../http/app.ts';

/** Failures and refunds are warnings, which show at every usual log level. */
const LEVELS = {
  'sign-in.succeeded': 'info',
  'sign-in.failed': 'warn',
  'sign-in.locked': 'warn',
  'code.failed': 'warn',
  'code.locked': 'warn',
  'session.ended': 'info',
  'password.reset-asked': 'info',
  'password.refused': 'warn',
  'password.changed': 'info',
  'email.change-asked': 'info',
  'email.changed': 'info',
  'account.deleted': 'info',
  'operator.succeeded': 'info',
  'operator.failed': 'warn',
  'payment.settled': 'info',
  'payment.returned': 'warn',
  'payment.refunded': 'warn',
  'payment.disputed': 'warn',
  'entitlement.granted': 'info',
  'entitlement.ended': 'warn',
  'entitlement.restored': 'info',
} as const;

type SecurityEvent = keyof typeof LEVELS;

/** Only numbers and texts of the code, so that no personal data is logged. */
interface Details {
  /** Absent when the event belongs to no existing account. */
  account?: number | undefined;
  order?: number;
  /** Number of the credit note that was written. */
  note?: string;
  reason?: string;
}

const caller = new AsyncLocalStorage<FastifyBaseLogger>();
let background: FastifyBaseLogger | undefined;

/** Sets the log for events of jobs and commands, which no request causes. */
export const logSecurityTo = (log: FastifyBaseLogger): void => {
  background = log;
};

/** Registers the log, before the routes. */
export function securityLog(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => caller.run(request.log, done));
  // Parsing a body leaves the async context that `onRequest` began.
  app.addHook('preValidation', (request, _reply, done) => caller.run(request.log, done));
}

export function securityEvent(event: SecurityEvent, details: Details): void {
  const log = caller.getStore() ?? background;
  log?.[LEVELS[event]]({ security: true, event, ...details }, 'security');
}
