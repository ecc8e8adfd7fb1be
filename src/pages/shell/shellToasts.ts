import { on, type ToastRule } from '../../shared/lib/toastRules.ts';
import { lateCopy } from './lateCopy.ts';
import { shellEvents } from './shellEvents.ts';

export const shellToasts: ToastRule[] = [
  on(shellEvents.partUnavailable.match, () => ({ kind: 'error', text: lateCopy.unavailable })),
];
