import { reportVersion, type Report } from './report.ts';

/** No report of ours comes near it. Bytes. */
const largest = 50_000_000;
/** A report of ours has 201 actions; each becomes a step. */
const mostSteps = 1000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns undefined for a text that is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the report in a file that anyone may have made, or why there is none. */
export const readReport = (text: string): Report | 'none' | 'otherVersion' =>
  text.length <= largest ? reportIn(parsed(text)) : 'none';

/** Checks what a replay relies on; what else a report holds may have any shape. */
export function reportIn(value: unknown): Report | 'none' | 'otherVersion' {
  if (!isObject(value) || value.report !== 'Cicerone') return 'none';
  if (value.version !== reportVersion) return 'otherVersion';
  const { actionsById, stagedActionIds, committedState, address, firstAddress } = value;
  const isWhole =
    isObject(actionsById) &&
    isObject(committedState) &&
    isPath(address) &&
    isPath(firstAddress) &&
    Array.isArray(stagedActionIds) &&
    stagedActionIds.length <= mostSteps &&
    stagedActionIds.every((id) => typeof id === 'number' && isPerformed(actionsById[id]));
  if (!isWhole) return 'none';
  const { earlier: inside, ...alone } = value;
  const earlier = inside === undefined ? 'none' : reportIn(inside);
  // What the replay uses was checked.
  return { ...alone, ...(typeof earlier !== 'string' && { earlier }) } as unknown as Report;
}

const isPath = (value: unknown): boolean => typeof value === 'string' && value.startsWith('/');

const isPerformed = (value: unknown): boolean =>
  isObject(value) && isObject(value.action) && typeof value.action.type === 'string';
