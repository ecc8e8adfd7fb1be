import { IdlePart } from '../../shared/ui/page/IdlePart.tsx';

// Loads the toast rules as well: the text about a lost connection must be loaded while online.
const loadToasts = () =>
  Promise.all([
    import(/* webpackChunkName: "toasts" */ './Toasts.tsx'),
    import(/* webpackChunkName: "toasts" */ './toastRules.ts'),
  ]).then(([toasts]) => toasts);

/** Loads the toast container once the page is mounted; earlier toasts are queued. */
export const ToastHost = () => <IdlePart load={loadToasts} />;
