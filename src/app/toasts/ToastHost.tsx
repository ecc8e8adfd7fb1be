import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../shared/lib/whenIdle.ts';

// With the tables: the text about a lost connection must be loaded before it is lost.
const Toasts = lazy(() =>
  Promise.all([
    import(/* webpackChunkName: "toasts" */ './Toasts.tsx'),
    import(/* webpackChunkName: "toasts" */ './toastRules.ts'),
  ]).then(([{ Toasts }]) => ({ default: Toasts })),
);

/** Loads the toasts' container once the page is mounted; earlier toasts wait in its queue. */
export function ToastHost() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  if (!isIdle) return null;
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  );
}
