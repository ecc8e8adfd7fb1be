import { isEnumeration, makeRedactor } from '../redaction/redactor.ts';
import { responseOf } from '../redaction/responseOf.ts';
import type { SeenError } from '../supportEvents.ts';
import type { Environment } from './environment.ts';
import { failedCalls } from './failedCalls.ts';
import type { RecordedAction, Recording } from './recorder.ts';
import { summaryOf, type Facts, type ReportedError } from './summary.ts';

/** Version of a report's form: a stored report of another version is dropped (previousReport.ts). */
export const reportVersion = 3;

interface Performed {
  type: 'PERFORM_ACTION';
  action: { type: string };
  /** Milliseconds since 1970. */
  timestamp: number;
}

/**
 * A support report (docs/decisions/012-support-report.md). The fields from `monitorState` on are what Redux DevTools
 * import: the state before the first action, and the actions; the reducers compute the other states.
 */
export interface Report extends Facts {
  /** In words, by headings. */
  summary: Record<string, string>;
  report: 'Cicerone';
  version: typeof reportVersion;
  madeAt: string;
  monitorState: object;
  committedState: Record<string, unknown>;
  actionsById: Record<number, Performed>;
  stagedActionIds: number[];
  skippedActionIds: number[];
  nextActionId: number;
  currentStateIndex: number;
  computedStates: unknown[];
  /** The report of the previous page in this tab (previousReport.ts). */
  earlier?: Report;
}

const timeOf = (at: number): string => new Date(at).toISOString();

/** Returns the report; everything from the app is redacted first. */
export function makeReport(
  recording: Recording,
  around: Environment,
  earlier: Report | null = null,
): Report {
  const { actions, failures, state } = recording;
  const redactor = makeRedactor();
  const committedState = redactor.state(actions[0]?.before ?? state);
  const performed = [
    { action: { type: '@@INIT' }, timestamp: actions[0]?.at ?? around.at },
    ...actions.map(({ action, at }) => ({ action: redactor.action(action), timestamp: at })),
  ];
  const ids = performed.map((_, id) => id);
  const facts: Facts = {
    failedCalls: failedCalls(failures),
    errors: failures.flatMap(seenErrorOf),
    orders: ordersIn([...failures, ...actions], earlier),
  };
  return {
    summary: summaryOf(recording, redactor.state(state), facts, around),
    report: 'Cicerone',
    version: reportVersion,
    madeAt: timeOf(around.at),
    ...facts,
    monitorState: {},
    committedState,
    actionsById: Object.fromEntries(
      performed.map((each, id) => [id, { type: 'PERFORM_ACTION' as const, ...each }]),
    ),
    stagedActionIds: ids,
    skippedActionIds: [],
    nextActionId: ids.length,
    currentStateIndex: ids.length - 1,
    computedStates: [],
    ...(earlier && { earlier }),
  };
}

/**
 * Order numbers in the responses of checkout and subscription: the order exists even if no payment page could be
 * opened.
 */
function ordersIn(actions: RecordedAction[], earlier: Report | null): number[] {
  const numbers = actions
    .sort((one, other) => one.at - other.at)
    .flatMap(({ action }) => responseOf(action.meta)?.order ?? []);
  return [...new Set([...(earlier?.orders ?? []), ...numbers])];
}

function seenErrorOf({ action, at }: RecordedAction): ReportedError[] {
  if (action.type !== 'support/errorSeen') return [];
  const { kind, name, stack } = action.payload as SeenError; // the payload of this type
  return [
    {
      at: timeOf(at),
      kind: isEnumeration(kind) ? kind : 'error',
      name: /^(?:[A-Z][a-z]+){0,4}(?:Error|Rejection)$/.test(name) ? name : 'Error',
      stack: framesIn(stack),
    },
  ];
}

/** Returns the frames in the app's code, such as `main.1f2a3b.js:1:9785`. */
function framesIn(stack: string): string[] {
  const frames = stack.matchAll(
    /\/((?:[a-z-]+|\d{1,5})(?:\.[0-9a-f]{6,20})?)\.js:(\d{1,7}):(\d{1,7})/g,
  );
  return [...frames].slice(0, 12).map(([, file, line, column]) => `${file}.js:${line}:${column}`);
}
