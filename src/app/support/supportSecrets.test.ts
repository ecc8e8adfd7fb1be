import * as fc from 'fast-check';
import type { Rule } from '../../domain/reportRules.ts';
import { reportToStore } from '../../features/support/recording/previousReport.ts';
import type { RecordedAction } from '../../features/support/recording/recorder.ts';
import { makeReport } from '../../features/support/recording/report.ts';
import { readEnvironment } from '../../features/support/recording/environment.ts';
import { reportRules } from './everyReportRule.ts';

/** A part of every secret. */
const mark = 'zq9secret';

/** Values that a field with private text may have. */
const anySecret = fc.oneof(
  fc.string({ maxLength: 20 }).map((text) => text + mark + text),
  fc.emailAddress().map((address) => `${mark}.${address}`),
  fc.webUrl().map((address) => `${address}/${mark}?token=${mark}#${mark}`),
  fc.stringMatching(/^[A-Za-z0-9_-]{43}$/).map((token) => `Bearer ${mark}${token}`),
);
/** Values that cannot be mistaken for content of the catalogue. */
const shapedSecret = fc.oneof(
  fc.emailAddress().map((address) => `${mark}.${address}`),
  fc.stringMatching(/^[A-Z0-9]{20}[a-z]{20}$/).map((token) => `${mark}${token}`),
  fc.webUrl().map((address) => `${address}/a.mp3?signature=${mark}`),
);

type Next = (isContent: boolean) => string;

/** Returns a value as a rule expects it, with a secret in every field and in fields that no rule has. */
function planted(rule: Rule, next: Next): unknown {
  if (typeof rule !== 'object') {
    return next(rule === 'text' || rule === 'media');
  }
  const known = Object.entries(rule).map(([key, inner]) => [
    key === '#' ? '7' : key,
    planted(inner, next),
  ]);
  return { ...Object.fromEntries(known), [next(false)]: next(false), list: [next(false)] };
}

const callActions = (next: Next) =>
  [...reportRules.calls].flatMap(([endpointName, { argument, result }]) => {
    const originalArgs = planted(argument, next);
    const queryCacheKey = `${endpointName}(${JSON.stringify(originalArgs)})`;
    const arg = {
      endpointName,
      originalArgs,
      queryCacheKey,
      type: 'query',
      [next(false)]: next(false),
    };
    const request = new Request('http://localhost/', { headers: { Authorization: mark } });
    const response = new Response(null, { headers: { 'X-Request-Id': `${mark}-${mark}` } });
    const meta = { arg, requestId: next(false), baseQueryMeta: { request, response } };
    const data = { message: next(false), errors: { email: [next(false)], [next(false)]: 1 } };
    return [
      { type: 'api/executeQuery/pending', meta },
      { type: 'api/executeQuery/fulfilled', meta, payload: planted(result, next) },
      {
        type: 'api/executeMutation/rejected',
        meta,
        payload: { status: next(false), data, error: next(false) },
        error: { message: next(false), name: next(false), stack: next(false) },
      },
      {
        type: 'api/executeQuery/rejected',
        meta,
        payload: { status: 'PARSING_ERROR', data: next(false) },
      },
      { type: 'api/queries/removeQueryResult', payload: { queryCacheKey } },
      {
        type: 'api/queries/queryResultPatched',
        payload: {
          queryCacheKey,
          patches: [{ op: 'replace', path: [next(false)], value: next(false) }],
        },
      },
    ];
  });

function plantedState(next: Next): object {
  const slices = [...reportRules.slices].map(([name, rule]) => [name, planted(rule, next)]);
  const calls = [...reportRules.calls].map(([endpointName, { argument, result }]) => {
    const originalArgs = planted(argument, next);
    const entry = {
      endpointName,
      originalArgs,
      requestId: next(false),
      data: planted(result, next),
      error: { status: 400, data: { message: next(false) } },
    };
    return [`${endpointName}(${JSON.stringify(originalArgs)})`, entry] as const;
  });
  const mutations = Object.fromEntries(calls.map(([, entry]) => [next(false), entry]));
  return {
    ...Object.fromEntries(slices),
    [next(false)]: next(false),
    api: {
      queries: { ...Object.fromEntries(calls), [next(false)]: { data: next(false) } },
      mutations,
      provided: { tags: { Guide: { [next(false)]: [next(false)] } } },
      subscriptions: { [next(false)]: {} },
      config: { reducerPath: next(false), [next(false)]: true },
    },
  };
}

const addresses = (next: Next): string[] => [
  `/user/${encodeURIComponent(next(false))}`,
  `/audio-guide/${encodeURIComponent(next(false))}?q=${next(false)}`,
  `/user/profile?Tab=${encodeURIComponent(next(false))}&token=${next(false)}#${next(false)}`,
  `/?status=${encodeURIComponent(next(false))}`,
  `/search?q=${encodeURIComponent(next(false))}&kind=${encodeURIComponent(next(false))}`,
  `/person?q=${encodeURIComponent(next(true))}&sort=${encodeURIComponent(next(false))}&shown=${mark}`,
];

function plantedReport(next: Next): string {
  const state = plantedState(next);
  const stack = `Error: ${next(false)}\n at ${next(false)} (https://x.example/${mark}.js:1:2)`;
  const errorSeen = { kind: next(false), name: next(false), message: next(false), stack };
  const all = [
    ...callActions(next),
    ...[...reportRules.actions].map(([type, rule]) => ({ type, payload: planted(rule, next) })),
    ...addresses(next).map((payload) => ({ type: 'support/pageOpened', payload })),
    { type: 'support/errorSeen', payload: errorSeen },
    { type: `player/${next(false)}`, payload: next(false) },
    { type: next(false), [next(false)]: next(false) },
  ];
  const actions = all.map((action, at): RecordedAction => ({
    action,
    at,
    before: state,
    address: `/user/${encodeURIComponent(next(false))}?q=${mark}`,
  }));
  const recording = { actions, failures: actions, state, address: `/${mark}?q=${mark}` };
  const around = readEnvironment(window);
  return (
    JSON.stringify(makeReport(reportRules, recording, around)) +
    (reportToStore(reportRules, recording, around, null) ?? '')
  );
}

test('secrets planted in every field of state, actions and addresses never come out', () => {
  const pools = [
    fc.array(anySecret, { minLength: 40, maxLength: 40 }),
    fc.array(shapedSecret, { minLength: 20, maxLength: 20 }),
  ] as const;
  fc.assert(
    fc.property(...pools, (any, shaped) => {
      let turn = 0;
      const next: Next = (isContent) => {
        turn += 1;
        const pool = isContent ? shaped : any;
        return pool[turn % pool.length] ?? mark;
      };
      const text = plantedReport(next);
      const found = text.indexOf(mark);
      expect(found === -1 ? '' : text.slice(Math.max(0, found - 120), found + 60)).toBe('');
    }),
    { numRuns: 25, endOnFailure: true },
  );
});
