import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { actionName } from '../../features/support/redaction/actionName.ts';
import type { Redactor } from '../../features/support/redaction/redactor.ts';

let redactor: Redactor | undefined;
let isAsked = false;

/** The redactor is loaded when the extension first needs it, and is part of no visitor's first load. */
function theRedactor(): Redactor | undefined {
  if (!isAsked) {
    isAsked = true;
    import(/* webpackChunkName: "devtools" */ './devToolsRedactor.ts').then(
      (loaded) => (redactor = loaded.redactor),
      // If the redactor does not load, the extension shows only the names of actions.
      () => undefined,
    );
  }
  return redactor;
}

/**
 * Redux DevTools in every build: the name of each action, and what the redactor leaves
 * (docs/decisions/012-support-report.md).
 */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Cicerone',
  maxAge: 200,
  trace: false,
  actionSanitizer: <A extends Action>(action: A): A => {
    // Actions of the app have a string as their type; the redacted action has other values.
    const happened = action as unknown as { type: string };
    const shown = theRedactor()?.action(happened);
    return { ...shown, type: actionName(happened) } as unknown as A;
  },
  // An empty state until the redactor is loaded; then one with the same slices.
  stateSanitizer: <S>(state: S): S => (theRedactor()?.state(state as object) ?? {}) as S,
};
