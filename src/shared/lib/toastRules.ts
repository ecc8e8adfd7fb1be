import type { UnknownAction } from '@reduxjs/toolkit';

/** How a toast is shown: success 2 s, all others 4 s. */
export type ToastKind = 'error' | 'success' | 'info';

export interface Toast {
  kind: ToastKind;
  text: string;
  /** Where it isn't English. */
  lang?: string;
}

/**
 * One row of a feature's toast rules: when `matches` an action, show `notice`. The tables read like the
 * errors of docs/requirements.md; one listener of `app` shows the toasts.
 */
export interface ToastRule {
  matches: (action: UnknownAction) => boolean;
  notice: (action: UnknownAction) => Toast | null;
}

/** A row for one kind of action, so that `notice` sees it with its own type. */
export function on<A extends UnknownAction>(
  matches: (action: UnknownAction) => action is A,
  notice: (action: A) => Toast | null,
): ToastRule {
  return { matches, notice: (action) => (matches(action) ? notice(action) : null) };
}
