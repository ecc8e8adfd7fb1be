import type { FastifyBaseLogger } from 'fastify';

/** What happened to an order's money, or to the right to listen that it had bought. */
export interface MoneyEvent {
  event:
    | 'payment.settled'
    | 'payment.returned'
    | 'payment.refunded'
    | 'payment.disputed'
    | 'entitlement.granted'
    | 'entitlement.ended'
    | 'entitlement.restored';
  /** The customer's id. */
  account: number;
  order: number;
  /** The number of the credit note that was written. */
  note?: string;
}

/** Every refund, dispute and change of an entitlement is logged here, and nowhere else. */
export const logMoney = (log: FastifyBaseLogger, what: MoneyEvent): void =>
  log.info(what, what.event);
