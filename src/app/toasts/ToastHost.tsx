import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../shared/lib/whenIdle.ts';

// Loads the toast rules as well: the text about a lost connection must be loaded while online.
const Toasts = lazy(() =>
  Promise.all([
    import(/* webpackChunkName: "toasts" */ './Toasts.tsx'),
    import(/* webpackChunkName: "toasts" */ './toastRules.ts'),
  ]).then(([{ Toasts }]) => ({ default: Toasts })),
);

/** Loads the toast container once the page is mounted; earlier toasts are queued. */
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
