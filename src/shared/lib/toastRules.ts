import type { UnknownAction } from '@reduxjs/toolkit';
import { statusOf, type ApiError } from '../api/apiError.ts';
import { messageOf } from '../api/reasonOf.ts';

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

export const errorToast = (text: string): Toast => ({ kind: 'error', text });

/** Returns the toast of a message of the server; null if it sent none. */
export const successToast = (text: string): Toast | null =>
  text === '' ? null : { kind: 'success', text };

/** Returns what failed, and why. A 401 opens the sign-in dialog instead. */
export const failureToast = (what: string, error: ApiError | undefined): Toast | null =>
  error && statusOf(error) === 401 ? null : errorToast(`${what} ${messageOf(error)}`);
