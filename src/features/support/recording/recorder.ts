import { createAction, type Middleware } from '@reduxjs/toolkit';
import { isInternalAction } from './internalActions.ts';
import { supportEvents } from '../supportEvents.ts';

/** How many actions a report holds. */
const maxActions = 200;
/** How many errors and failed calls are kept after their actions were dropped. */
const maxFailures = 20;

export interface RecordedAction {
  action: { type: string };
  /** Milliseconds since 1970. */
  at: number;
  /** The state before it: by reference, it costs what the action changed. */
  before: object;
  /** The address of the page that was open before it. */
  address: string;
}

/** What the recorder holds: nothing of it was redacted, and it leaves the page through report.ts alone. */
export interface Recording {
  actions: RecordedAction[];
  failures: RecordedAction[];
  state: object;
  address: string;
}

/** Asks the recorder for what it holds: the store answers with a `Recording`. */
export const recordingRequested = createAction('support/recordingRequested');

/** A store without a recorder answers with the action. */
export const isRecording = (answer: unknown): answer is Recording =>
  typeof answer === 'object' && answer !== null && 'failures' in answer;

/** An action may carry anything. */
export interface AnyAction {
  type: string;
  payload?: { guideId?: unknown; entry?: { guideId?: unknown }; isQueued?: unknown };
  meta?: { aborted?: unknown; condition?: unknown };
}

type Fold = (actions: RecordedAction[], action: AnyAction) => RecordedAction[];

/** Drops nothing until its code is loaded, with the listeners (app/listeners/listeners.ts): no sound plays before. */
let fold: Fold = (actions) => actions;

/** Sets what is dropped for a new action: collapsePlayback.ts, whose code is no part of the first load. */
export function collapseActionsWith(next: Fold): void {
  fold = next;
}

/** An audio's failure names its cause in `elementFailed`, and the server's answer in `mediaAnswered`. */
const failures =
  /^(?:support\/errorSeen|player\/(?:elementFailed|recordingTruncated|mediaAnswered))$/;

/** A call that its own page gave up, or that was never sent, did not fail. */
const isFailure = ({ type, meta }: AnyAction): boolean =>
  failures.test(type) || (type.endsWith('/rejected') && !meta?.aborted && !meta?.condition);

const hasType = (action: unknown): action is AnyAction =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  typeof action.type === 'string';

/**
 * Keeps the last actions for a report, in memory only. Add it last to the middleware: it sees what reaches
 * the reducers, in their order.
 */
export function recorder(now: () => number = Date.now): Middleware {
  const recording: Omit<Recording, 'state'> = { actions: [], failures: [], address: '/' };
  return ({ getState }) =>
    (next) =>
    (action) => {
      if (recordingRequested.match(action)) {
        return { ...recording, state: getState() } satisfies Recording;
      }
      if (!hasType(action) || isInternalAction(action)) return next(action);
      const entry = { action, at: now(), before: getState(), address: recording.address };
      recording.actions = [...fold(recording.actions, action), entry].slice(-maxActions);
      if (isFailure(action))
        recording.failures = [...recording.failures, entry].slice(-maxFailures);
      if (supportEvents.pageOpened.match(action)) recording.address = action.payload;
      return next(action);
    };
}
