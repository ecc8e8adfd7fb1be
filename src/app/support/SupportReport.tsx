import { ReportDialog, type OpenReport } from '../../features/support/ReportDialog.tsx';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { reportRules } from './everyReportRule.ts';

/** Renders the report dialog with the redaction rules of all features. */
export const SupportReport = withMuiTheme((props: OpenReport) => (
  <ReportDialog {...props} rules={reportRules} />
));
