import type { RecordedAction } from './recorder.ts';
import type { Redactor } from '../redaction/redactor.ts';

export interface FailedCall {
  at: string;
  /** The call's name in the API's slice; 'audio' for a recording. */
  call: string;
  /** The HTTP status; null when there was no answer, or none that can be read. */
  status: number | null;
  /** 'HTTP' for a refusal, else what RTK Query calls the failure, such as PARSING_ERROR; for audio the player's fault. */
  kind: string;
  /** The id in the server's log; null when there was no answer, or it has none. */
  requestId: string | null;
}

/** A rejected call as RTK Query describes it, redacted. */
interface Rejected {
  payload?: { status?: unknown; originalStatus?: unknown };
  error?: { name?: unknown };
  meta?: { arg?: { endpointName?: string }; baseQueryMeta?: unknown };
}

/** What redactedCalls.ts writes of a call. */
interface Answered {
  request?: { token?: unknown };
  response?: { status?: unknown; requestId?: unknown; order?: number };
}

/** What a redacted action says of the server's answer; nothing when it is none of a call's. */
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
    // The server was asked because a recording had failed: both make one failure.
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

/** The server's answer about a recording. */
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
  const { payload, error, meta } = shown as Rejected; // it was one
  const call = meta?.arg?.endpointName;
  if (!call) return null;
  const { request, response } = answeredOf(shown);
  const status = statusIn(payload?.status, payload?.originalStatus, response?.status);
  // How a server answers a visitor who asks who this is (docs/decisions/002-session-check-logs-401.md).
  if (call === 'checkSession' && status === 401 && !request?.token) return null;
  return {
    call,
    status,
    kind: textOf(payload?.status) ?? (payload ? 'HTTP' : (textOf(error?.name) ?? 'Error')),
    requestId: textOf(response?.requestId),
  };
}
