import { useEffect, useRef } from 'react';
import { usePageRestored } from '../../../shared/lib/usePageRestored.ts';
import { subscribeKey, useSubscribeMutation, type PlanChoice } from '../plansApi.ts';

interface Subscription {
  subscribe: (choice: PlanChoice) => void;
  isBusy: boolean;
}

/**
 * Starts the payment of a plan. Use it in the page itself, because its content may unmount while the visitor signs in.
 */
export function useSubscription(): Subscription {
  const [send, { isLoading, isSuccess, reset }] = useSubscribeMutation({
    fixedCacheKey: subscribeKey,
  });
  const latestReset = useRef(reset);
  useEffect(() => {
    latestReset.current = reset;
  });
  // A user who returns to the page can start again.
  useEffect(() => () => latestReset.current(), []);
  usePageRestored(reset);
  // When the address has arrived, the browser leaves the page: a second press must not send another call.
  return { subscribe: (choice) => void send(choice), isBusy: isLoading || isSuccess };
}
