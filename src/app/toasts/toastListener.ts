import type { ToastRule } from '../../shared/lib/toastRules.ts';
import type * as Showing from './showToast.ts';
import { withGrowingPause } from '../../shared/lib/withGrowingPause.ts';
import type { StartListening } from '../../shared/store/rootState.ts';

let rules: ToastRule[] | undefined;
let toasts: typeof Showing | undefined;

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
    predicate: (action) =>
      !rules || toasts?.isCure(action) || rules.some(({ matches }) => matches(action)),
    effect: async (action, { dispatch }) => {
      await listening();
      rules ??= (await loadRules().catch(() => undefined))?.toastRules;
      // Without their code there is nothing to show; a later action asks again.
      if (!rules) return;
      const notices = rules.flatMap((rule) => {
        const notice = rule.matches(action) ? rule.notice(action) : null;
        return notice ? [notice] : [];
      });
      if (notices.length > 0) {
        toasts ??= await import(/* webpackChunkName: "toasts" */ './showToast.ts');
      }
      toasts?.showToasts(action, notices, dispatch);
    },
  });
}
