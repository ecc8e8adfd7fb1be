import type {
  ConsentsResponse,
  WireWithdrawable,
  WireWithdrawal,
  WithdrawalsResponse,
} from '../../../../contract/withdrawal.ts';
import { decimal, list, nonNegativeNumber, optionalText, record, text } from '../wire.ts';

/** A bought guide whose buyer has not answered the question before the first play. @throws WireError */
export function toUnansweredGuide(value: unknown) {
  const wire = record<ConsentsResponse['data'][number]>(value, 'guide');
  return {
    guideId: nonNegativeNumber(wire, 'guide_id'),
    title: text(wire, 'title'),
    /** Of the title; undefined: the catalogue's. */
    lang: optionalText(wire, 'language') || undefined,
  };
}

export type UnansweredGuide = ReturnType<typeof toUnansweredGuide>;

function toPosition(value: unknown) {
  const wire = record<WireWithdrawal>(value, 'position');
  return {
    /** Such as '2026-000012'. */
    orderNumber: text(wire, 'order_number'),
    position: nonNegativeNumber(wire, 'position'),
    isPlan: wire.kind === 'plan',
    title: text(wire, 'title'),
    /** Of the title; undefined: the catalogue's. */
    lang: optionalText(wire, 'language') || undefined,
    /** What is paid back: exact decimal text. */
    refund: decimal(wire, 'refund'),
    currency: text(wire, 'currency'),
  };
}

/** Decodes what can be withdrawn from. @throws WireError */
export function toWithdrawable(value: unknown) {
  const wire = record<WireWithdrawable>(value, 'withdrawable');
  return { ...toPosition(value), boughtAt: text(wire, 'bought_at'), until: text(wire, 'until') };
}

export type Withdrawable = ReturnType<typeof toWithdrawable>;

/** Decodes what was withdrawn from. @throws WireError */
export function toWithdrawal(value: unknown) {
  const wire = record<WireWithdrawal>(value, 'withdrawal');
  return { ...toPosition(value), receivedAt: text(wire, 'received_at') };
}

export type Withdrawal = ReturnType<typeof toWithdrawal>;

/** @throws WireError */
export function toWithdrawals(value: unknown) {
  const wire = record<WithdrawalsResponse>(value, 'withdrawals');
  return {
    open: list(wire.data, 'data', toWithdrawable),
    /** The latest first. */
    done: list(wire.withdrawn, 'withdrawn', toWithdrawal),
  };
}

export type Withdrawals = ReturnType<typeof toWithdrawals>;
