import { removed } from './allowedTexts.ts';
import { findItems } from '../recording/filteredLists.ts';
import type { Recording } from '../recording/recorder.ts';
import { redactApiAction, redactApiState } from './redactedCalls.ts';
import type { AllRules } from './supportReportRules.ts';
import { makeWalk } from './walk.ts';

export interface Redactor {
  state: (state: object) => Record<string, unknown>;
  /** Returns an action; one that may not be shown keeps its position but not its name. */
  action: (action: { type: string }) => { type: string };
  address: (address: string) => string;
  /** The lengths of the lists that were cut. */
  cutLengths: ReadonlySet<number>;
}

/**
 * Returns the redactor that Redux DevTools and support reports use. For lists of a recording that a text filtered, it
 * keeps the shown items, without the text.
 */
export function makeRedactor(
  rules: AllRules,
  { actions, address, state }: Partial<Recording> = {},
): Redactor {
  const states = [...(actions ?? []).map(({ before }) => before), ...(state ? [state] : [])];
  const addresses = [...(actions ?? []).map((action) => action.address), address ?? ''];
  const walk = makeWalk(rules, findItems(states.reverse(), addresses));
  return {
    cutLengths: walk.cutLengths,
    address: walk.address,
    state: (state) =>
      Object.fromEntries(
        Object.entries(state).flatMap(([slice, value]: [string, unknown]) => {
          if (slice === 'api') return [[slice, redactApiState(value, walk)]];
          const rule = rules.slices.get(slice);
          return rule ? [[slice, walk(value, rule)]] : [];
        }),
      ),
    action: (action) => {
      const { type } = action;
      const ofApi = redactApiAction(action, walk);
      if (ofApi) return ofApi;
      const rule = rules.actions.get(type);
      if (!rule) return { type: removed };
      const payload = 'payload' in action ? walk(action.payload, rule) : undefined;
      return payload === undefined ? { type } : Object.assign({ type }, { payload });
    },
  };
}
