import { createAction, type Middleware } from '@reduxjs/toolkit';
import { supportEvents } from '../supportEvents.ts';

/** Number of actions in a report. */
const maxActions = 200;
/** Number of errors and failed calls that are kept after their actions were dropped. */
const maxFailures = 20;

export interface RecordedAction {
  action: AnyAction;
  /** Milliseconds since 1970. */
  at: number;
  /** The state before it, by reference, so it needs only the memory of what the action changed. */
  before: object;
}

/** The recorder's content, not redacted: only report.ts may read it for use outside the page. */
export interface Recording {
  actions: RecordedAction[];
  failures: RecordedAction[];
  state: object;
  /** The address of the open page. */
  address: string;
}

/** Requests the recorder's content: dispatch returns a `Recording`. */
export const recordingRequested = createAction('support/recordingRequested');

/** A store without a recorder returns the action. */
export const isRecording = (answer: unknown): answer is Recording =>
  typeof answer === 'object' && answer !== null && 'failures' in answer;

/** An action may have any fields. */
export interface AnyAction {
  type: string;
  payload?: { guideId?: unknown; entry?: { guideId?: unknown }; isQueued?: unknown };
  meta?: {
    aborted?: unknown;
    condition?: unknown;
    arg?: { endpointName?: unknown };
    baseQueryMeta?: unknown;
  };
}

type Fold = (actions: RecordedAction[], action: AnyAction) => RecordedAction[];

/**
 * Drops nothing until its code is loaded together with the listeners (app/listeners/listeners.ts): nothing plays
 * before.
 */
let fold: Fold = (actions) => actions;

/** Sets what a new action drops: collapsePlayback.ts, whose code is not part of the first load. */
export function collapseActionsWith(next: Fold): void {
  fold = next;
}

/** Internal actions of the libraries, which no report needs. */
const internal =
  /^(?:persist\/(?:PERSIST|REHYDRATE|FLUSH|PAUSE|PURGE|REGISTER)|api\/(?:internalSubscriptions\/subscriptionsUpdated|subscriptions\/(?:updateSubscriptionOptions|unsubscribeQueryResult|internal_getRTKQSubscriptions)|invalidation\/updateProvidedBy))$/;

/** `elementFailed` has the cause of a failed recording, `mediaAnswered` the server's response. */
const failures =
  /^(?:support\/errorSeen|player\/(?:elementFailed|recordingTruncated|mediaAnswered))$/;

/** A call that its own page aborted, or that was never sent, has not failed. */
const isFailure = ({ type, meta }: AnyAction): boolean =>
  failures.test(type) || (type.endsWith('/rejected') && !meta?.aborted && !meta?.condition);

const hasType = (action: unknown): action is AnyAction =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  typeof action.type === 'string';

/**
 * Records the last actions for a report, in memory only. Add it last to the middleware: then it gets the actions in the
 * order of the reducers.
 */
export function recorder(now: () => number = Date.now): Middleware {
  const recording: Omit<Recording, 'state'> = { actions: [], failures: [], address: '/' };
  return ({ getState }) =>
    (next) =>
    (action) => {
      if (recordingRequested.match(action)) {
        return { ...recording, state: getState() } satisfies Recording;
      }
      if (!hasType(action) || internal.test(action.type)) return next(action);
      const entry = { action, at: now(), before: getState() };
      recording.actions = [...fold(recording.actions, action), entry].slice(-maxActions);
      if (isFailure(action))
        recording.failures = [...recording.failures, entry].slice(-maxFailures);
      if (supportEvents.pageOpened.match(action)) recording.address = action.payload;
      return next(action);
    };
}
