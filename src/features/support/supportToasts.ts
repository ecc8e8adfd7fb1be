import { on, type ToastRule } from '../../shared/lib/toastRules.ts';
import { supportCopy } from './copy.ts';
import { supportEvents } from './supportEvents.ts';

export const supportToasts: ToastRule[] = [
  on(supportEvents.reportCopied.match, () => ({ kind: 'success', text: supportCopy.copied })),
  on(supportEvents.copyingFailed.match, () => ({ kind: 'error', text: supportCopy.copyFailed })),
  on(supportEvents.dialogUnavailable.match, () => ({
    kind: 'error',
    text: supportCopy.unavailable,
  })),
];
