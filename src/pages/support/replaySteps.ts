import type { Reducer } from '@reduxjs/toolkit';
import { actionName } from '../../features/support/redaction/actionName.ts';
import type { Report } from '../../features/support/recording/report.ts';
import { supportEvents } from '../../features/support/supportEvents.ts';

/** The app after an action; the first step is before all of them. */
export interface ReplayStep {
  /** The action's name; null at the start. */
  name: string | null;
  /** Computed by the reducers. */
  state: object;
  address: string;
  /** The reducers failed on the action: the state is that of the previous step. */
  isBroken: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a value of a report if it has the type of the app's initial one, otherwise the initial one; objects field by
 * field.
 */
function ofKind(initial: unknown, found: unknown): unknown {
  if (found === undefined) return initial;
  if (initial === null || initial === undefined) return found;
  if (isObject(initial)) return isObject(found) ? withFields(initial, found) : initial;
  if (Array.isArray(initial)) return Array.isArray(found) ? found : initial;
  // JSON has no Infinity, so a number may have become null.
  return found === null || typeof found === typeof initial ? found : initial;
}

const withFields = (initial: Record<string, unknown>, found: Record<string, unknown>) => ({
  ...found,
  ...Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [name, ofKind(value, found[name])]),
  ),
});

/**
 * Returns the state before the first action, with every slice of the app: in a report some may be missing or have
 * another form.
 */
function firstState({ committedState }: Report, reducer: Reducer<object>): object {
  const initial = Object.entries(reducer(undefined, { type: '@@INIT' }));
  return Object.fromEntries(
    initial.map(([slice, value]: [string, unknown]) => [
      slice,
      ofKind(value, committedState[slice]),
    ]),
  );
}

/** Computes every state of a report, as Redux DevTools does. */
export function replaySteps(report: Report, reducer: Reducer<object>): ReplayStep[] {
  let state = firstState(report, reducer);
  let address = report.firstAddress;
  const steps: ReplayStep[] = [{ name: null, state, address, isBroken: false }];
  // The first one is Redux's own initial action.
  for (const id of report.stagedActionIds.slice(1)) {
    const action = report.actionsById[id]?.action;
    if (!action) continue;
    let isBroken = false;
    try {
      state = reducer(state, action);
    } catch {
      isBroken = true;
    }
    if (supportEvents.pageOpened.match(action) && typeof action.payload === 'string') {
      address = action.payload;
    }
    steps.push({ name: actionName(action), state, address, isBroken });
  }
  return steps;
}
