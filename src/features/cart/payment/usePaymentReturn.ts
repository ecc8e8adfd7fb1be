import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { api, purchaseTags } from '../../../shared/api/api.ts';
import { startedPayment } from '../../../shared/storage/startedPayment.ts';
import { usePageRestored } from '../../../shared/lib/usePageRestored.ts';
import { selectAccount } from '../../auth/session/authSelectors.ts';
import { cartEvents } from '../cartSlice.ts';
import type { cartCopy } from '../copy.ts';

type Return = 'success' | keyof typeof cartCopy.unpaid | null;

/** How providers name the two other ways back; names `status=success` alone. */
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
 * How the customer returned from paying: by the address's `status`, or by this tab's own record that they had
 * gone to pay. Null when they were not paying.
 */
export function usePaymentReturn(): Return {
  const dispatch = useDispatch();
  const account = useSelector(selectAccount);
  const [search] = useSearchParams();
  const status = names.get(search.get('status'));
  const [isUnfinished, setIsUnfinished] = useState(() => startedPayment.isAway(account));
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
