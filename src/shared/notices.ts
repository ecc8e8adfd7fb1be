import type { UnknownAction } from '@reduxjs/toolkit';

/** How a notice is shown: errors, blank and custom ones 4 s, success 2 s (spec section 9). */
export type NoticeKind = 'error' | 'success' | 'info';

export interface Notice {
  kind: NoticeKind;
  text: string;
  /** Where it isn't English. */
  lang?: string;
}

/**
 * One row of a feature's table of notices: when `matches` an action, say `notice`. The tables read like
 * the error catalogue (spec section 8); one listener of `app` turns them into toasts.
 */
export interface NoticeRule {
  matches: (action: UnknownAction) => boolean;
  notice: (action: UnknownAction) => Notice | null;
}

/** A row for one kind of action, so that `notice` sees it with its own type. */
export function on<A extends UnknownAction>(
  matches: (action: UnknownAction) => action is A,
  notice: (action: A) => Notice | null,
): NoticeRule {
  return { matches, notice: (action) => (matches(action) ? notice(action) : null) };
}
