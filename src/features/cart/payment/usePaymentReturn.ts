import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api, purchaseTags } from '../../../shared/api/api.ts';
import { startedPayment } from '../../../shared/storage/startedPayment.ts';
import { usePageRestored } from '../../../shared/lib/usePageRestored.ts';
import { selectAccount } from '../../auth/session/sessionSlice.ts';
import { cartEvents } from '../cartSlice.ts';
import type { paymentCopy } from './copy.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

type Return = 'success' | keyof typeof paymentCopy.unpaid | null;

/**
 * The values of `status` that providers use when a payment failed or was cancelled; has only `status=success`.
 */
const names = new Map<string | null, Return>([
  ['success', 'success'],
  ['cancel', 'cancelled'],
  ['canceled', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['fail', 'failed'],
  ['failed', 'failed'],
  ['failure', 'failed'],
]);

/**
 * Returns how the customer came back from paying: by `status` in the address, or by this tab's own record that they
 * went to pay. Null if they did not.
 */
export function usePaymentReturn(): Return {
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectAccount);
  const [search] = useSearchParams();
  const status = names.get(search.get('status'));
  // With a status the outcome is known, also after the customer has gone on to the cart without one.
  const [isUnfinished, setIsUnfinished] = useState(
    () => status === undefined && startedPayment.isAway(account),
  );
  useEffect(() => startedPayment.cameBack(), []);
  useEffect(() => {
    if (status === 'success') dispatch(cartEvents.paymentReturned());
  }, [dispatch, status]);
  usePageRestored(() => {
    setIsUnfinished(startedPayment.isAway(account));
    startedPayment.cameBack();
    dispatch(api.util.invalidateTags([...purchaseTags]));
  });
  return status ?? (isUnfinished ? 'unfinished' : null);
}
