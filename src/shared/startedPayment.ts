import { tabFlag, tabStorage } from './rawStorage.ts';

/** What somebody was sent to pay for. */
export interface PaidFor {
  guideIds: number[];
  isPlan: boolean;
}

const away = 'payment-away';
const paidFor = 'payment-for';

/**
 * What this tab remembers while its person is on the payment page: the way back names neither what was
 * paid for nor, as providers differ, that it was not paid.
 */
export const startedPayment = {
  begin: (what: PaidFor): void => {
    tabStorage.write(paidFor, JSON.stringify(what));
    tabFlag.set(away);
  },
  /** Whether the person has not come back yet, as far as this tab knows. */
  isAway: (): boolean => tabFlag.isSet(away),
  cameBack: (): void => tabFlag.clear(away),
  /** Null when another tab or browser went to pay, or the storage holds something else. */
  last: (): PaidFor | null => readPaidFor(tabStorage.read(paidFor)),
};

function readPaidFor(text: string | null): PaidFor | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    if (!('guideIds' in value && 'isPlan' in value && Array.isArray(value.guideIds))) return null;
    const guideIds = value.guideIds.filter((id): id is number => Number.isSafeInteger(id));
    return { guideIds, isPlan: value.isPlan === true };
  } catch {
    return null;
  }
}
