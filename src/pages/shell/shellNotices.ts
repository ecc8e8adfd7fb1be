import { on, type NoticeRule } from '../../shared/lib/notices.ts';
import { lateCopy } from './lateCopy.ts';
import { shellEvents } from './shellEvents.ts';

export const shellNotices: NoticeRule[] = [
  on(shellEvents.partUnavailable.match, () => ({ kind: 'error', text: lateCopy.unavailable })),
];
