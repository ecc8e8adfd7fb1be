import { createElement } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { Toast } from '../../shared/lib/toastRules.ts';

/** Milliseconds for which a toast is shown: success 2 s, others 4 s. */
const duration = { error: 4000, info: 4000, success: 2000 } as const;

/** Maximum number of toasts: one more replaces the oldest. */
export const maxToasts = 20;

/** The visible toasts, oldest first. */
const shown = new Set<string>();
toast.onChange(({ id, status }) => {
  if (status === 'removed') shown.delete(String(id));
});

/**
 * Shows a toast; react-toastify queues it until the container is mounted. The same text again restarts the visible toast
 * instead of adding a second one.
 */
export function showToast({ kind, lang, text }: Toast): void {
  const toastId = `${kind}:${text}`;
  if (toast.isActive(toastId)) {
    toast.update(toastId, { autoClose: duration[kind] });
    return;
  }
  const [oldest] = shown;
  if (oldest !== undefined && shown.size >= maxToasts) toast.dismiss(oldest);
  shown.add(toastId);
  const content = lang === undefined ? text : createElement('span', { lang }, text);
  toast[kind](content, { toastId, autoClose: duration[kind] });
}
