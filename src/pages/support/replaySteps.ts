import type { Reducer } from '@reduxjs/toolkit';
import { actionName } from '../../features/support/actionName.ts';
import type { Report } from '../../features/support/report.ts';
import { supportEvents } from '../../features/support/supportEvents.ts';

/** The app as it was after an action; the first one is before all of them. */
export interface ReplayStep {
  /** What happened, by name; null at the start. */
  name: string | null;
  state: unknown;
  address: string;
  /** The reducers could not take the action: the state is that of the step before. */
  isBroken: boolean;
}

/** Computes every state of a report, as Redux DevTools does. */
export function replaySteps(report: Report, reducer: Reducer): ReplayStep[] {
  let {
    committedState: state,
    firstAddress: address,
  }: { committedState: unknown; firstAddress: string } = report;
  const steps: ReplayStep[] = [{ name: null, state, address, isBroken: false }];
  // The first one is Redux's own beginning.
  for (const id of report.stagedActionIds.slice(1)) {
    const action = report.actionsById[id]?.action;
    if (!action) continue;
    let isBroken = false;
    try {
      state = reducer(state, action);
    } catch {
      isBroken = true;
    }
    if (supportEvents.pageOpened.match(action)) address = action.payload;
    steps.push({ name: actionName(action), state, address, isBroken });
  }
  return steps;
}
