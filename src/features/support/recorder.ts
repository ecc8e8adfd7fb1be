import { createAction, type Middleware } from '@reduxjs/toolkit';
import { isBookkeeping } from './bookkeeping.ts';
import { supportEvents } from './supportEvents.ts';

/** How many actions a report holds (issue 9). */
const mostActions = 200;
/** How many errors and failed calls are kept, though their actions may be long gone. */
const mostFailures = 20;

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
export const recordingAsked = createAction('support/recordingAsked');

/** A report of the time takes the place of the one just before: 200 of them would be all that a listener's report says. */
const repeating = new Set([
  'player/timeReported',
  'player/bufferReported',
  'profile/uploadProgressed',
  // A search's text stands in the address: each key opens another.
  'support/pageOpened',
]);

const isFailure = (action: { type: string }): boolean =>
  supportEvents.errorSeen.match(action) ||
  (action.type.endsWith('/rejected') && 'payload' in action && action.payload !== undefined);

const hasType = (action: unknown): action is { type: string } =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  typeof action.type === 'string';

/**
 * Keeps the last actions for a report (issue 9), in memory alone. Stands last in the chain: it sees what
 * reaches the reducers, in their order.
 */
export function recorder(now: () => number = Date.now): Middleware {
  let actions: RecordedAction[] = [];
  let failures: RecordedAction[] = [];
  let address = '/';
  return ({ getState }) =>
    (next) =>
    (action) => {
      if (recordingAsked.match(action)) {
        return { actions, failures, state: getState(), address } satisfies Recording;
      }
      if (!hasType(action) || isBookkeeping(action)) return next(action);
      const entry = { action, at: now(), before: getState(), address };
      const last = actions.at(-1);
      const repeats = last?.action.type === action.type && repeating.has(action.type);
      actions = repeats
        ? [...actions.slice(0, -1), { ...last, action, at: entry.at }]
        : [...actions, entry].slice(-mostActions);
      if (isFailure(action)) failures = [...failures, entry].slice(-mostFailures);
      if (supportEvents.pageOpened.match(action)) address = action.payload;
      return next(action);
    };
}
