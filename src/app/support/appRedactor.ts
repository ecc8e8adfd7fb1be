import { makeRedactor } from '../../features/support/redaction/redactor.ts';
import { reportRules } from './everyReportRule.ts';

/** Of everything that happens in a page: what its reports, which each have one of their own, would show. */
export const appRedactor = makeRedactor(reportRules);
