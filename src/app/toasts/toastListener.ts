import type * as Rules from './toastRules.ts';
import { withGrowingPause } from '../../shared/lib/withGrowingPause.ts';
import type { StartListening } from '../../shared/store/rootState.ts';

let rules: typeof Rules | undefined;

/** Any action may ask for them. */
const loadRules = withGrowingPause(
  () => import(/* webpackChunkName: "toasts" */ './toastRules.ts'),
);

/**
 * Shows toasts for actions by the features' toast rules. It gets every action from the start; the rules and the toasts
 * are loaded when they are first needed, to keep them out of the first load.
 */
export function addToastListener(
  startListening: StartListening,
  listening: () => Promise<unknown>,
): void {
  startListening({
    // Until the rules are loaded, any action may match one of them.
    predicate: (action) => !rules || rules.concernsToasts(action),
    effect: async (action, { dispatch }) => {
      await listening();
      // Without their code there is nothing to show; a later action asks again.
      rules ??= await loadRules().catch(() => undefined);
      await rules?.showToastsOf(action, dispatch);
    },
  });
}
