import { actionsOf, type ReportRules } from '../../domain/reportRules.ts';
import type { shellEvents } from './shellEvents.ts';

/** What of the page's frame a support report may show. */
export const shellReportRules: ReportRules = {
  actions: actionsOf<typeof shellEvents>('shell', { partUnavailable: 'plain' }),
};
