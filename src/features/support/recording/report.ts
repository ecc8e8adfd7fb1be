import { answeredOf, failedCalls, type FailedCall } from './failedCalls.ts';
import { maxItems } from './filteredLists.ts';
import type { RecordedAction, Recording } from './recorder.ts';
import { makeRedactor, type Redactor } from '../redaction/redactor.ts';
import type { AllRules } from '../redaction/supportReportRules.ts';
import type { Environment } from './environment.ts';

/**
 * Version of a report's form and of its names: readReport.ts refuses other versions. Version 1 had other names of
 * slices and actions, with which a replay would show another state.
 */
export const reportVersion = 2;

interface Performed {
  type: 'PERFORM_ACTION';
  action: { type: string };
  /** Milliseconds since 1970. */
  timestamp: number;
}

/**
 * A support report (docs/decisions/012-support-report.md). The fields from `committedState` on can be imported by Redux
 * DevTools: the state before the first action, and the actions; reducers compute the other states.
 */
export interface Report {
  report: 'Cicerone';
  version: typeof reportVersion;
  madeAt: string;
  build: string;
  address: string;
  /** The address of the page that was open before the first action. */
  firstAddress: string;
  browser: Environment['browser'];
  player: Record<string, unknown>;
  errors: { at: string; error: unknown }[];
  failedCalls: FailedCall[];
  /** The numbers of the orders that were started, oldest first, paid or not. */
  orders: number[];
  /** Lists longer than `to` were cut: their lengths. */
  shortened: { to: number; lengths: number[] };
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
  rules: AllRules,
  recording: Recording,
  { build, browser, at }: Environment,
  earlier: Report | null = null,
): Report {
  const { actions, failures, state, address } = recording;
  const redactor = makeRedactor(rules, recording);
  const start = { type: '@@INIT' };
  const happened = actions.map(({ action, at }) => ({ action: redactor.action(action), at }));
  const performed = [{ action: start, at: actions[0]?.at ?? at }, ...happened];
  const ids = performed.map((_, id) => id);
  const now = redactor.state(state);
  return {
    report: 'Cicerone',
    version: reportVersion,
    madeAt: timeOf(at),
    build,
    address: redactor.address(address),
    firstAddress: redactor.address(actions[0]?.address ?? address),
    browser,
    player: healthOf(now),
    errors: failures.flatMap((failure) => seen(failure, redactor)),
    failedCalls: failedCalls(failures, redactor),
    orders: ordersIn(
      [...failures.map(({ action, at }) => ({ action: redactor.action(action), at })), ...happened],
      earlier,
    ),
    committedState: redactor.state(actions[0]?.before ?? state),
    shortened: { to: maxItems, lengths: [...redactor.cutLengths] },
    monitorState: {},
    actionsById: Object.fromEntries(
      performed.map(({ action, at }, id) => [
        id,
        { type: 'PERFORM_ACTION' as const, action, timestamp: at },
      ]),
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
function ordersIn(
  shown: Pick<RecordedAction, 'action' | 'at'>[],
  earlier: Report | null,
): number[] {
  const numbers = shown
    .sort((one, other) => one.at - other.at)
    .flatMap(({ action }) => answeredOf(action).response?.order ?? []);
  return [...new Set([...(earlier?.orders ?? []), ...numbers])];
}

/** The state of the audio, from a redacted state. */
function healthOf({ player }: Record<string, unknown>): Record<string, unknown> {
  const { item, clip, preview, intent, status, fault, position, duration, buffered, seeks, loads } =
    player as Record<string, unknown>; // the redactor keeps a slice's type
  return { item, clip, preview, intent, status, fault, position, duration, buffered, seeks, loads };
}

function seen({ action, at }: RecordedAction, redactor: Redactor) {
  if (action.type !== 'support/errorSeen') return [];
  const shown = redactor.action(action);
  return 'payload' in shown ? [{ at: timeOf(at), error: shown.payload }] : [];
}
