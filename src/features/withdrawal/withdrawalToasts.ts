import { errorToast, on, type ToastRule } from '../../shared/lib/toastRules.ts';
import { consentCopy } from './consent/copy.ts';
import { consentEvents } from './consent/consentEvents.ts';

/** Toasts about the question before the first play. Failed calls show a notice where they were made. */
export const withdrawalToasts: ToastRule[] = [
  on(consentEvents.answerAwaited.match, ({ payload }) => ({
    kind: 'info',
    text: consentCopy.awaits(payload),
  })),
  on(consentEvents.questionUnavailable.match, () => errorToast(consentCopy.unavailable)),
];
