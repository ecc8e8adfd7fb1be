import type { UnknownAction } from '@reduxjs/toolkit';

/** How a toast is shown: success 2 s, all others 4 s. */
export type ToastKind = 'error' | 'success' | 'info';

export interface Toast {
  kind: ToastKind;
  text: string;
  /** The language, if it is not English. */
  lang?: string;
  /** A button, and the event that its press reports. */
  button?: { label: string; event: UnknownAction };
}

/**
 * A row of a feature's toast rules: when `matches` is true for an action, `notice` is shown. The tables correspond to
 * the errors of docs/requirements.md; one listener of `app` shows the toasts.
 */
export interface ToastRule {
  matches: (action: UnknownAction) => boolean;
  notice: (action: UnknownAction) => Toast | null;
}

/** Returns a row for one kind of action, so that `notice` gets it with its type. */
export function on<A extends UnknownAction>(
  matches: (action: UnknownAction) => action is A,
  notice: (action: A) => Toast | null,
): ToastRule {
  return { matches, notice: (action) => (matches(action) ? notice(action) : null) };
}
