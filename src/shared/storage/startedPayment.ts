import { tabFlag, tabStorage } from './rawStorage.ts';

/** What the customer left the site to pay for. */
export interface PaidFor {
  guideIds: number[];
  isPlan: boolean;
  /** The number of payments before: one more proves the purchase, also if nothing new is owned (a renewal). */
  paymentsBefore?: number;
}

/** Identifies an account (features/auth); null while unknown. */
type Account = string | null;

const away = 'payment-away';
const paidFor = 'payment-for';

/**
 * What this tab stores while the customer is on the payment page: the return address contains neither what was paid for
 * nor, because providers differ, whether it was paid. Another account in the same tab cannot read it.
 */
export const startedPayment = {
  begin: (what: PaidFor, account: Account): void => {
    tabStorage.write(paidFor, JSON.stringify({ ...what, account }));
    tabFlag.set(away);
  },
  /** Returns whether the customer has not returned yet, as far as this tab knows. */
  isAway: (account: Account): boolean => tabFlag.isSet(away) && isOf(account, read()),
  cameBack: (): void => tabFlag.clear(away),
  /** Returns null if another tab, browser or account went to pay, or if the stored value is invalid. */
  last: (account: Account): PaidFor | null => {
    const value = read();
    return isOf(account, value) ? paidForIn(value) : null;
  },
};

function read(): object {
  try {
    const value: unknown = JSON.parse(tabStorage.read(paidFor) ?? 'null');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Either account may be unknown: then they count as the same. */
const isOf = (account: Account, value: object): boolean =>
  account === null ||
  !('account' in value) ||
  typeof value.account !== 'string' ||
  value.account === account;

function paidForIn(value: object): PaidFor | null {
  if (!('guideIds' in value && 'isPlan' in value && Array.isArray(value.guideIds))) return null;
  const guideIds = value.guideIds.filter((id): id is number => Number.isSafeInteger(id));
  const before = 'paymentsBefore' in value ? Number(value.paymentsBefore) : 0;
  return {
    guideIds,
    isPlan: value.isPlan === true,
    ...(before > 0 && { paymentsBefore: before }),
  };
}
