import type { AnyAction, RecordedAction } from './recorder.ts';
import { supportEvents } from '../supportEvents.ts';

/** What a sound, an upload or a download reports of itself. Each of these sets fields and adds to none. */
const progress =
  /^(?:player\/(?:(?:time|buffer|duration)Reported|element(?:Loading|Playing|Paused)|stallDetected|ended)|progress\/progressChanged|downloads\/progressed|profile\/uploadProgressed)$/;

/** Whether an action follows from what plays, not from its listener: a list moves on with `isQueued: false`. */
export const isProgress = ({ type, payload }: AnyAction): boolean =>
  progress.test(type) || (type === 'player/trackChosen' && payload?.isQueued === false);

/** Actions of one kind replace one another. */
const kindOf = ({ type, payload }: AnyAction): string =>
  [type, payload?.entry?.guideId ?? payload?.guideId].join();

/** Returns the actions without the one that a new action replaces. */
export function withoutSuperseded(actions: RecordedAction[], action: AnyAction): RecordedAction[] {
  // A search's text is part of the address: each key opens another.
  const repeats =
    supportEvents.pageOpened.match(action) && actions.at(-1)?.action.type === action.type;
  if (repeats) return actions.slice(0, -1);
  if (!isProgress(action)) return actions;
  // Back to the last action that a person, a page or the server began.
  const begin = actions.findLastIndex(({ action: other }) => !isProgress(other)) + 1;
  const kind = kindOf(action);
  return actions.filter(({ action: other }, index) => index < begin || kindOf(other) !== kind);
}
