import { errorToast, on, successToast, type ToastRule } from '../../shared/lib/toastRules.ts';
import { supportCopy } from './copy.ts';
import { supportEvents } from './supportEvents.ts';

export const supportToasts: ToastRule[] = [
  on(supportEvents.reportCopied.match, () => successToast(supportCopy.copied)),
  on(supportEvents.copyingFailed.match, () => errorToast(supportCopy.copyFailed)),
  on(supportEvents.dialogUnavailable.match, () => errorToast(supportCopy.unavailable)),
];
