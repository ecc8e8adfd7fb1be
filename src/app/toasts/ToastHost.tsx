import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../shared/lib/whenIdle.ts';

// The tables come along: what says that there is no connection must be there before it is lost.
const Toasts = lazy(() =>
  Promise.all([
    import(/* webpackChunkName: "toasts" */ './Toasts.tsx'),
    import(/* webpackChunkName: "toasts" */ './noticeRules.ts'),
  ]).then(([{ Toasts }]) => ({ default: Toasts })),
);

/** Loads the toasts' container once the page stands; toasts asked for earlier wait in its queue. */
export function ToastHost() {
  const [stands, setStands] = useState(false);
  useEffect(() => whenIdle(() => setStands(true)), []);
  if (!stands) return null;
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  );
}
