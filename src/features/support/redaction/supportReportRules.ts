import { actionsOf, type ReportRules, type Rule } from '../../../domain/reportRules.ts';
import type { supportEvents } from '../supportEvents.ts';

/** What a report may show of itself, and of Redux Toolkit's own actions. */
const supportReportRules: ReportRules = {
  words: `error unhandledrejection render
    uninitialized pending fulfilled rejected query mutation conflict api delayed immediately
    FETCH_ERROR PARSING_ERROR TIMEOUT_ERROR CUSTOM_ERROR Rejected replace add remove forward`,
  actions: {
    ...actionsOf<typeof supportEvents>('support', {
      pageOpened: 'address',
      errorSeen: { kind: 'plain', name: 'errorName', message: 'errorText', stack: 'stack' },
      reportCopied: 'plain',
      copyingFailed: 'plain',
      reportSaved: 'plain',
      dialogUnavailable: 'plain',
    }),
    'api/resetApiState': 'plain',
    'api/config/middlewareRegistered': 'plain',
    'api/queries/removeQueryResult': { queryCacheKey: 'cacheKey' },
    'api/mutations/removeMutationResult': { requestId: 'callId', fixedCacheKey: 'plain' },
    '__rtkq/focused': 'plain',
    '__rtkq/unfocused': 'plain',
    '__rtkq/online': 'plain',
    '__rtkq/offline': 'plain',
  },
};

/** The rules of every feature in one table. */
export interface AllRules {
  words: ReadonlySet<string>;
  slices: ReadonlyMap<string, Rule>;
  actions: ReadonlyMap<string, Rule>;
  calls: ReadonlyMap<string, { argument: Rule; result: Rule }>;
}

/** Adds the report's own rules to those of the features. */
export function allRulesOf(features: readonly ReportRules[]): AllRules {
  const all = [supportReportRules, ...features];
  return {
    words: new Set(all.flatMap(({ words = '' }) => words.split(/\s+/).filter(Boolean))),
    slices: new Map(all.flatMap(({ slices = {} }) => Object.entries(slices))),
    actions: new Map(all.flatMap(({ actions = {} }) => Object.entries(actions))),
    calls: new Map(all.flatMap(({ calls = {} }) => Object.entries(calls))),
  };
}
