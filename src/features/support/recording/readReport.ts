import { reportVersion, type Report } from './report.ts';

/** Bytes. A report of this app has less than a tenth of it. */
export const maxBytes = 20_000_000;
/** A report of this app has 201 actions; each becomes a step. */
export const maxSteps = 1000;
/** More than fits into a tab's storage. */
const maxEarlier = 20;

/** Why a file cannot be replayed; `about` is a size, a version, a number or the name of a field. */
export interface Fault {
  fault:
    'unreadable' | 'tooLarge' | 'notJson' | 'otherFile' | 'otherVersion' | 'damaged' | 'tooLong';
  about: string | number;
}

/** A report, or the reason why there is none. */
export type ReadReport = { report: Report } | Fault;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns undefined for a text that is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a file that any person may have made. */
export async function readReportFile(file: Blob): Promise<ReadReport> {
  if (file.size > maxBytes) return { fault: 'tooLarge', about: file.size };
  const text = await file.text().catch(() => null);
  if (text === null) return { fault: 'unreadable', about: '' };
  const value = parsed(text);
  return value === undefined ? { fault: 'notJson', about: '' } : reportIn(value);
}

/** Checks everything that a replay uses; the rest of a report may have any form. */
export function reportIn(value: unknown, depth = 0): ReadReport {
  if (!isObject(value) || value.report !== 'Cicerone') return { fault: 'otherFile', about: '' };
  if (value.version !== reportVersion) {
    return { fault: 'otherVersion', about: String(value.version) };
  }
  const { earlier: inside, ...alone } = value;
  const { actionsById, stagedActionIds, committedState, address, firstAddress } = alone;
  const damaged = (field: string): Fault => ({ fault: 'damaged', about: field });
  if (!isPath(address)) return damaged('address');
  if (!isPath(firstAddress)) return damaged('firstAddress');
  if (!isObject(committedState)) return damaged('committedState');
  if (!isObject(actionsById)) return damaged('actionsById');
  if (!Array.isArray(stagedActionIds)) return damaged('stagedActionIds');
  if (stagedActionIds.length > maxSteps) return { fault: 'tooLong', about: stagedActionIds.length };
  for (const id of stagedActionIds as unknown[]) {
    if (typeof id !== 'number') return damaged('stagedActionIds');
    if (!isPerformed(actionsById[id])) return damaged(`actionsById[${id}]`);
  }
  const earlier = inside !== undefined && depth < maxEarlier && reportIn(inside, depth + 1);
  // Everything that a replay uses was checked.
  const report = alone as unknown as Report;
  return {
    report: earlier && 'report' in earlier ? { ...report, earlier: earlier.report } : report,
  };
}

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/');

const isPerformed = (value: unknown): boolean =>
  isObject(value) && isObject(value.action) && typeof value.action.type === 'string';
