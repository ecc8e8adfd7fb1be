import { supportCopy } from '../copy.ts';
import { actionName } from '../redaction/actionName.ts';
import { routeOf } from '../redaction/redactor.ts';
import { isProgress } from './collapsePlayback.ts';
import type { Environment } from './environment.ts';
import type { FailedCall } from './failedCalls.ts';
import type { Recording } from './recorder.ts';

const { facts, screen } = supportCopy;

/** An error that the page has thrown, without its message. */
export interface ReportedError {
  at: string;
  kind: string;
  name: string;
  /** File, line and column of each frame in the app's code. */
  stack: string[];
}

/** What support looks for first. */
export interface Facts {
  failedCalls: FailedCall[];
  errors: ReportedError[];
  /** The numbers of the orders that were started, oldest first, paid or not. */
  orders: number[];
}

/** Number of the last actions in the summary. */
const mostActions = 3;

/** Actions that follow from others. */
const background = /^(?:api|__rtkq|persist|progress|support)\/|(?:Mounted|Read)$/;

/** The parts of the state that tell what was on the screen. */
interface ScreenState {
  session?: { isSignedIn?: boolean };
  dialog?: { view?: string | null };
  player?: {
    item?: { guideId: number; trackId: number } | null;
    clip?: { kind: string; id: number } | null;
    status?: string;
    fault?: string | null;
    intent?: string;
    position?: number;
    duration?: number;
  };
}

/** Returns what was on the screen, what failed, and the versions, in words. `state` is redacted. */
export function summaryOf(
  { actions, address }: Recording,
  state: object,
  { failedCalls, errors, orders }: Facts,
  { build, browser }: Environment,
): Record<string, string> {
  const chosen = actions.filter(
    ({ action }) => !isProgress(action) && !background.test(action.type),
  );
  const lines = {
    [facts.screen]: [screenOf(routeOf(address), state)],
    [facts.lastActions]: chosen
      .slice(-mostActions)
      .map(({ action, at }) => `${new Date(at).toISOString().slice(11)} ${actionName(action)}`),
    [facts.failedCalls]: failedCalls.map(({ at, call, status, kind, requestId }) =>
      [at, call, status, kind, requestId && `${facts.request} ${requestId}`]
        .filter((part) => part !== null)
        .join(' '),
    ),
    [facts.errors]: errors.map(({ at, kind, name, stack }) =>
      [at, kind, name, ...stack.slice(0, 1)].join(' '),
    ),
    [facts.orders]: orders.map(String),
    [facts.versions]: [`${build} · ${browser}`],
  };
  return Object.fromEntries(
    Object.entries(lines).map(([name, each]) => [name, each.join('; ') || facts.none]),
  );
}

/** Returns the open page, whether the user was signed in, the open view of the dialog, and the player's state. */
function screenOf(route: string, state: object): string {
  // Any part may be missing: a report must be possible in every state.
  const { session, dialog, player } = state as ScreenState;
  return [
    screen.page(route),
    session?.isSignedIn ? screen.customer : screen.visitor,
    dialog?.view && screen.dialog(dialog.view),
    player && playerWords(player),
  ]
    .filter(Boolean)
    .join(', ');
}

function playerWords(player: NonNullable<ScreenState['player']>): string {
  const { item, clip, status = '', fault, intent = '', position = 0, duration = 0 } = player;
  const sound = item
    ? screen.track(item.guideId, item.trackId)
    : clip && screen.clip(clip.kind, clip.id);
  if (!sound) return screen.silent;
  const failed = fault ? `${status} (${fault})` : status;
  return screen.sound(sound, failed, intent, Math.round(position), Math.round(duration));
}
