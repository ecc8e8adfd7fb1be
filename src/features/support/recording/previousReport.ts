import { actionName } from '../redaction/actionName.ts';
import type { RecordedAction, Recording } from './recorder.ts';
import { makeReport, reportVersion, type Report } from './report.ts';
import type { Environment } from './environment.ts';

/**
 * Key in the tab's storage: the report of the previous page, which survives a page load such as the return from a
 * payment.
 */
export const previousReportKey = 'support-earlier';

/** Characters; a tab's storage holds about five million. */
const maxCharacters = 1_000_000;

/** Identifies the account of a state without revealing it (FNV-1a); null for a visitor. */
export function ownerOf(state: object): string | null {
  const { session } = state as { session?: { account?: unknown } }; // features/auth stores it there
  if (typeof session?.account !== 'string') return null;
  let hash = 0x811c9dc5;
  for (const char of session.account) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * Returns what the tab stores when a page is left: its report, redacted like every report, and its owner. It contains
 * nothing of an account that has signed out since. If the report is too long, first the pages before it are dropped,
 * then its states; null if that is not enough.
 */
export function reportToStore(
  recording: Recording,
  around: Environment,
  earlier: Report | null,
): string | null {
  const owner = ownerOf(recording.state);
  const whole = makeReport(ofOwner(recording, owner), around, earlier);
  const { earlier: _dropped, ...alone } = whole;
  const shorter: (() => Report)[] = [() => whole, () => alone, () => namesOf(alone)];
  for (const report of shorter) {
    const text = JSON.stringify({ owner, report: report() });
    if (text.length <= maxCharacters) return text;
  }
  return null;
}

/** Returns the report of the previous page; null if there is none, or if it belongs to another account. */
export function readPreviousReport(text: string | null, owner: string | null): Report | null {
  if (text === null) return null;
  try {
    // Only `reportToStore` writes this key.
    const stored = JSON.parse(text) as { owner: string | null; report: Report };
    const isReadable = stored.report.version === reportVersion;
    return isReadable && (stored.owner === null || stored.owner === owner) ? stored.report : null;
  } catch {
    return null;
  }
}

function ofOwner(recording: Recording, owner: string | null): Recording {
  const isOthers = ({ before }: RecordedAction) => {
    const accountBefore = ownerOf(before);
    return accountBefore !== null && accountBefore !== owner;
  };
  const since = (entries: RecordedAction[]) => entries.slice(entries.findLastIndex(isOthers) + 1);
  return { ...recording, actions: since(recording.actions), failures: since(recording.failures) };
}

/** Only the names of the actions, without states. */
const namesOf = (report: Report): Report => ({
  ...report,
  committedState: {},
  actionsById: Object.fromEntries(
    Object.entries(report.actionsById).map(([id, performed]) => [
      id,
      { ...performed, action: { type: actionName(performed.action) } },
    ]),
  ),
});
