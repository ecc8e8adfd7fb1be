import type { StartListening } from '../../shared/lib/startListening.ts';
import type { ToastRule } from '../../shared/lib/toastRules.ts';

let rules: ToastRule[] | undefined;

/**
 * Turns what happened into toasts, by the features' tables of notices. It hears every action from the start; its
 * tables and toasts are loaded after `listening`, to leave the first load alone.
 */
export function addToastListener(
  startListening: StartListening<unknown>,
  listening: Promise<void>,
): void {
  startListening({
    // Until the tables are there, each action may be one of theirs.
    predicate: (action) => !rules || rules.some(({ matches }) => matches(action)),
    effect: async (action) => {
      await listening;
      rules ??= (await import(/* webpackChunkName: "toasts" */ './toastRules.ts')).toastRules;
      const notices = rules.flatMap((rule) => {
        const notice = rule.matches(action) ? rule.notice(action) : null;
        return notice ? [notice] : [];
      });
      if (notices.length === 0) return;
      const { showToast, containerReady } = await import(
        /* webpackChunkName: "toasts" */ './showToast.ts'
      );
      await containerReady;
      notices.forEach(showToast);
    },
  });
}
