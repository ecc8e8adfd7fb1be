import { makeRedactor } from '../../features/support/redaction/redactor.ts';
import { reportRules } from './everyReportRule.ts';

/** The redactor for everything that happens in a page; each report has its own. */
export const appRedactor = makeRedactor(reportRules);
