import { tabFlag } from './rawStorage.ts';

const name = 'payment-began';

/**
 * A mark of this tab: somebody was sent to pay. Whoever comes back without `status=success` has not
 * finished; providers don't agree on what the way back then looks like.
 */
export const paymentBegan = {
  mark: (): void => void tabFlag.set(name),
  isMarked: (): boolean => tabFlag.isSet(name),
  clear: (): void => tabFlag.clear(name),
};
