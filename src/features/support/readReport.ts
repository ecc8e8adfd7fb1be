import { reportVersion, type Report } from './report.ts';

/** No report of ours comes near it. Bytes. */
const largest = 50_000_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A report out of a file that anybody may have made; why not, when it is none. */
export function readReport(text: string): Report | 'none' | 'otherVersion' {
  const value = text.length <= largest ? parsed(text) : undefined;
  if (!isObject(value) || value.report !== 'Cicerone') return 'none';
  if (value.version !== reportVersion) return 'otherVersion';
  const { actionsById, stagedActionIds, committedState, address, firstAddress } = value;
  const isWhole =
    isObject(actionsById) &&
    isObject(committedState) &&
    isPath(address) &&
    isPath(firstAddress) &&
    Array.isArray(stagedActionIds) &&
    stagedActionIds.every((id) => typeof id === 'number' && isPerformed(actionsById[id]));
  // What the replay uses was looked at.
  return isWhole ? (value as unknown as Report) : 'none';
}

const isPath = (value: unknown): boolean => typeof value === 'string' && value.startsWith('/');

const isPerformed = (value: unknown): boolean =>
  isObject(value) && isObject(value.action) && typeof value.action.type === 'string';
