import type { UnansweredGuide } from '../../../domain/decode/customer/decodeWithdrawal.ts';

let open: { guide: UnansweredGuide; settle: (isAccepted: boolean) => void } | null = null;
const listeners = new Set<() => void>();

function change(next: typeof open): void {
  open = next;
  for (const listener of listeners) listener();
}

/** The question that is open over the page. A caller waits for its answer, and a promise cannot be in the store. */
export const openQuestion = {
  /** Resolves with whether the customer starts listening. Another question, or the end of the session, declines it. */
  ask: (guide: UnansweredGuide): Promise<boolean> => {
    openQuestion.answer(false);
    return new Promise((settle) => change({ guide, settle }));
  },
  answer: (isAccepted: boolean): void => {
    const settled = open;
    change(null);
    settled?.settle(isAccepted);
  },
  current: (): UnansweredGuide | null => open?.guide ?? null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
