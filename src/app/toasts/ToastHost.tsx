import { useEffect, useState } from 'react';
import { whenIdle } from '../../shared/lib/whenIdle.ts';
import { OnDemand } from '../../shared/ui/page/OnDemand.tsx';

// Loads the toast rules as well: the text about a lost connection must be loaded while online.
const loadToasts = () =>
  Promise.all([
    import(/* webpackChunkName: "toasts" */ './Toasts.tsx'),
    import(/* webpackChunkName: "toasts" */ './toastRules.ts'),
  ]).then(([{ Toasts }]) => Toasts);
/** Milliseconds until the code is requested again after a failure. */
const pause = 3000;

/** Loads the toast container once the page is mounted; earlier toasts are queued. */
export function ToastHost() {
  const [isIdle, setIsIdle] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  if (!isIdle) return null;
  return (
    <OnDemand
      key={tries}
      load={loadToasts}
      onFailed={() => setTimeout(() => setTries(tries + 1), pause)}
      props={{}}
    />
  );
}
