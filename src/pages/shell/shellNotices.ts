import { on, type NoticeRule } from '../../shared/notices.ts';
import { shellCopy } from './copy.ts';
import { shellEvents } from './shellEvents.ts';

export const shellNotices: NoticeRule[] = [
  on(shellEvents.partUnavailable.match, () => ({ kind: 'error', text: shellCopy.unavailable })),
];
