import type { RecordedAction } from './recorder.ts';
import type { Redactor } from '../redaction/redactor.ts';

export interface FailedCall {
  at: string;
  /** Name of the endpoint; 'audio' for a recording. */
  call: string;
  /** The HTTP status; null without a response that can be read. */
  status: number | null;
  /**
   * 'HTTP' for an error status, otherwise RTK Query's name of the failure, such as PARSING_ERROR; for audio the
   * player's fault.
   */
  kind: string;
  /** The id in the server's log; null without a response, or if it has none. */
  requestId: string | null;
}

/** A rejected call of RTK Query, redacted. */
interface Rejected {
  payload?: { status?: unknown; originalStatus?: unknown };
  error?: { name?: unknown };
  meta?: { arg?: { endpointName?: string }; baseQueryMeta?: unknown };
}

/** The redacted meta of a call (redactedCalls.ts). */
interface Answered {
  request?: { token?: unknown };
  response?: { status?: unknown; requestId?: unknown; order?: number };
}

/** Returns what a redacted action says about the server's response; nothing for other actions. */
export function answeredOf(shown: { type: string }): Answered {
  const { meta } = shown as Pick<Rejected, 'meta'>; // an action may carry one
  return (meta?.baseQueryMeta ?? {}) as Answered;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const statusIn = (...values: unknown[]): number | null =>
  values.find((value) => typeof value === 'number') ?? null;

/** Lists the calls that failed, recordings included, oldest first. */
export function failedCalls(failures: RecordedAction[], redactor: Redactor): FailedCall[] {
  const calls: FailedCall[] = [];
  for (const { action, at } of failures) {
    const shown = redactor.action(action);
    const call = failureOf(shown);
    const last = calls.at(-1);
    // The check of a failed recording: both are one failure.
    if (shown.type === 'player/mediaAnswered' && last?.call === 'audio') {
      Object.assign(last, mediaAnswerOf(shown));
    } else if (call) calls.push({ at: new Date(at).toISOString(), ...call });
  }
  return calls;
}

type Failure = Omit<FailedCall, 'at'>;

function failureOf(shown: { type: string }): Failure | null {
  const { payload } = shown as { payload?: unknown }; // an action may carry one
  if (shown.type === 'player/elementFailed') {
    return { call: 'audio', status: null, kind: textOf(payload) ?? 'missing', requestId: null };
  }
  if (shown.type === 'player/recordingTruncated') {
    return { call: 'audio', status: null, kind: 'truncated', requestId: null };
  }
  return shown.type.endsWith('/rejected') ? rejectedCall(shown) : null;
}

/** Returns the server's response about a recording. */
function mediaAnswerOf(shown: object): Partial<Failure> {
  const { payload } = shown as { payload?: { status?: unknown; requestId?: unknown } }; // redacted, of its kind
  const status = statusIn(payload?.status);
  return {
    status,
    requestId: textOf(payload?.requestId),
    ...(payload?.status === 'unreachable' && { kind: 'FETCH_ERROR' }),
  };
}

function rejectedCall(shown: { type: string }): Failure | null {
  const { payload, error, meta } = shown as Rejected; // it was a failure
  const call = meta?.arg?.endpointName;
  if (!call) return null;
  const { request, response } = answeredOf(shown);
  const status = statusIn(payload?.status, payload?.originalStatus, response?.status);
  // The normal response for a visitor's session check (docs/decisions/002-session-check-logs-401.md).
  if (call === 'checkSession' && status === 401 && !request?.token) return null;
  return {
    call,
    status,
    kind: textOf(payload?.status) ?? (payload ? 'HTTP' : (textOf(error?.name) ?? 'Error')),
    requestId: textOf(response?.requestId),
  };
}
