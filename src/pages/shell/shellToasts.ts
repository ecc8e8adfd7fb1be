import { on, type ToastRule } from '../../shared/lib/toastRules.ts';
import { lazyCopy } from './lazyCopy.ts';
import { shellEvents } from './shellEvents.ts';

export const shellToasts: ToastRule[] = [
  on(shellEvents.partUnavailable.match, () => ({ kind: 'error', text: lazyCopy.unavailable })),
];
