import { useEffect, useRef } from 'react';
import { usePageRestored } from '../../../shared/lib/usePageRestored.ts';
import { subscribeKey, useSubscribeMutation, type PlanChoice } from '../plansApi.ts';

interface Subscription {
  subscribe: (choice: PlanChoice) => void;
  isBusy: boolean;
}

/** Going to pay for a plan. For the page itself: its content may unmount and mount while the visitor signs in. */
export function useSubscription(): Subscription {
  const [send, { isLoading, isSuccess, reset }] = useSubscribeMutation({
    fixedCacheKey: subscribeKey,
  });
  const latestReset = useRef(reset);
  useEffect(() => {
    latestReset.current = reset;
  });
  // Returning to the page, by a link or by 'Back', starts again.
  useEffect(() => () => latestReset.current(), []);
  usePageRestored(reset);
  // Once the address is there, the browser is on its way: a second press must not ask again.
  return { subscribe: (choice) => void send(choice), isBusy: isLoading || isSuccess };
}
