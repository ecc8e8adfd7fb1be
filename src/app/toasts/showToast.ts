import { toast } from 'react-toastify/unstyled';
import type { Notice } from '../../shared/notices.ts';

/** Milliseconds a toast stays (spec section 9): success 2 s, everything else 4 s. */
const duration = { error: 4000, info: 4000, success: 2000 } as const;

/** Shows a toast. The same text again renews the toast that is up instead of piling a second on it. */
export function showToast({ kind, text }: Notice): void {
  const toastId = `${kind}:${text}`;
  if (toast.isActive(toastId)) {
    toast.update(toastId, { autoClose: duration[kind] });
    return;
  }
  toast[kind](text, { toastId, autoClose: duration[kind] });
}
