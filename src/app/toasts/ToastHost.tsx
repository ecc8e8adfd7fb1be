import { lazy, Suspense, useEffect, useState } from 'react';

const Toasts = lazy(() => import('./Toasts.tsx').then(({ Toasts }) => ({ default: Toasts })));

/** Loads the toasts' container once the page stands; toasts asked for earlier wait in its queue. */
export function ToastHost() {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    // Safari has no requestIdleCallback.
    const later = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const handle = later(() => setStands(true));
    return () => cancel(handle);
  }, []);
  if (!stands) return null;
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  );
}
