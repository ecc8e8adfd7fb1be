import { isFulfilled, isRejected, type Dispatch, type UnknownAction } from '@reduxjs/toolkit';
import { createElement } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { Toast } from '../../shared/lib/toastRules.ts';

/** Milliseconds for which a toast is shown: success 2 s, others 4 s. */
const duration = { error: 4000, info: 4000, success: 2000 } as const;

/** Maximum number of toasts: one more replaces the oldest. */
export const maxToasts = 20;

const idOf = ({ kind, text }: Toast): string => `${kind}:${text}`;

/** The visible toasts, oldest first. */
const shown = new Set<string>();
toast.onChange(({ id, status }) => {
  if (status === 'removed') shown.delete(String(id));
});

/**
 * Shows a toast; react-toastify queues it until the container is mounted. The same text again restarts the visible toast
 * instead of adding a second one.
 */
function showToast({ button, kind, lang, text }: Toast, dispatch: Dispatch): void {
  const toastId = idOf({ kind, text });
  if (toast.isActive(toastId)) {
    toast.update(toastId, { autoClose: duration[kind] });
    return;
  }
  const [oldest] = shown;
  if (oldest !== undefined && shown.size >= maxToasts) toast.dismiss(oldest);
  shown.add(toastId);
  const press = (event: UnknownAction) => {
    toast.dismiss(toastId);
    dispatch(event);
  };
  const content = createElement(
    'div',
    null,
    createElement('span', { lang }, text),
    button &&
      createElement(
        'button',
        { type: 'button', className: 'toast-button', onClick: () => press(button.event) },
        button.label,
      ),
  );
  toast[kind](content, { toastId, autoClose: duration[kind] });
}

/** The toasts of failed calls, which a success of the same call makes untrue. */
const failures = new Map<string, string>();

/** Returns the name of a call of the API, with its argument if that is an id: a form may be corrected. */
function callOf({ meta }: UnknownAction): string {
  // The fields of RTK Query's actions.
  const { arg } = meta as { arg: { endpointName?: string; originalArgs?: unknown } };
  const { endpointName = '', originalArgs } = arg;
  return typeof originalArgs === 'object'
    ? endpointName
    : `${endpointName}(${String(originalArgs)})`;
}

/** Returns whether a call succeeded of which an earlier failure may still be shown. */
export const isCure = (action: UnknownAction): boolean =>
  failures.size > 0 && isFulfilled(action) && failures.has(callOf(action));

/** Shows the toasts of an action. A later result of the same call removes the toast of its failure. */
export function showToasts(action: UnknownAction, toasts: Toast[], dispatch: Dispatch): void {
  toasts.forEach((each) => showToast(each, dispatch));
  const hasFailed = isRejected(action);
  if (!hasFailed && !isFulfilled(action)) return;
  const call = callOf(action);
  const before = failures.get(call);
  const failure = hasFailed ? toasts.find(({ kind }) => kind === 'error') : undefined;
  if (failure) failures.set(call, idOf(failure));
  else failures.delete(call);
  if (before !== undefined && before !== failures.get(call)) toast.dismiss(before);
}
