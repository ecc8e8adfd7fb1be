import type { AnyAction, RecordedAction } from './recorder.ts';
import { supportEvents } from '../supportEvents.ts';

/** Reports of audio or a download. Each replaces fields of the state and adds to none. */
const progress =
  /^(?:player\/(?:(?:time|buffer|duration)Reported|element(?:Loading|Playing|Paused)|stallDetected|ended)|progress\/progressChanged|downloads\/progressed)$/;

/** Returns whether an action follows from playback and not from the user: the list continues with `isQueued: false`. */
export const isProgress = ({ type, payload }: AnyAction): boolean =>
  progress.test(type) || (type === 'player/trackChosen' && payload?.isQueued === false);

/** An action replaces the previous one of its kind. */
const kindOf = ({ type, payload }: AnyAction): string =>
  [type, payload?.entry?.guideId ?? payload?.guideId].join();

/** Returns the actions without the one that a new action replaces. */
export function withoutSuperseded(actions: RecordedAction[], action: AnyAction): RecordedAction[] {
  // The text of a search is part of the address, so each key opens another one.
  const repeats =
    supportEvents.pageOpened.match(action) && actions.at(-1)?.action.type === action.type;
  if (repeats) return actions.slice(0, -1);
  if (!isProgress(action)) return actions;
  // Back to the last action of the user, a page or the server.
  const begin = actions.findLastIndex(({ action: other }) => !isProgress(other)) + 1;
  const kind = kindOf(action);
  return actions.filter(({ action: other }, index) => index < begin || kindOf(other) !== kind);
}
