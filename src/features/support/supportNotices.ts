import { on, type NoticeRule } from '../../shared/lib/notices.ts';
import { supportCopy } from './copy.ts';
import { supportEvents } from './supportEvents.ts';

export const supportNotices: NoticeRule[] = [
  on(supportEvents.reportCopied.match, () => ({ kind: 'success', text: supportCopy.copied })),
  on(supportEvents.copyingFailed.match, () => ({ kind: 'error', text: supportCopy.copyFailed })),
  on(supportEvents.dialogUnavailable.match, () => ({
    kind: 'error',
    text: supportCopy.unavailable,
  })),
];
