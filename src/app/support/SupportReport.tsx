import { ReportDialog, type OpenReport } from '../../features/support/ReportDialog.tsx';
import { reportRules } from './everyReportRule.ts';

/** The report's dialog, with what every feature lets it show. */
export const SupportReport = (props: OpenReport) => <ReportDialog {...props} rules={reportRules} />;
