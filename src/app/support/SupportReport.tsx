import { ReportDialog, type OpenReport } from '../../features/support/ReportDialog.tsx';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { reportRules } from './everyReportRule.ts';

/** The report's dialog, with what every feature lets it show. */
export const SupportReport = withMuiTheme((props: OpenReport) => (
  <ReportDialog {...props} rules={reportRules} />
));
