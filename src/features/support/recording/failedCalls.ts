import { tokenOfCall } from '../../auth/session/tokenOfCall.ts';
import { isEndpoint, isEnumeration, isLibraryWord } from '../redaction/redactor.ts';
import { isLogId, responseOf } from '../redaction/responseOf.ts';
import type { AnyAction, RecordedAction } from './recorder.ts';

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

type Failure = Omit<FailedCall, 'at'>;

/** The payload of a failed call, or the server's response about a recording. */
interface FailurePayload {
  status?: unknown;
  originalStatus?: unknown;
  requestId?: unknown;
}

/** An action may have any payload. */
const payloadOf = ({ payload }: { payload?: unknown }): FailurePayload =>
  typeof payload === 'object' && payload !== null ? payload : {};

const numberIn = (...values: unknown[]): number | null =>
  values.find((value) => typeof value === 'number') ?? null;

const logIdOf = (value: unknown): string | null =>
  typeof value === 'string' && isLogId(value) ? value : null;

/** Lists the calls that failed, recordings included, oldest first, without what the server or a customer wrote. */
export function failedCalls(failures: RecordedAction[]): FailedCall[] {
  const calls: FailedCall[] = [];
  for (const { action, at } of failures) {
    const last = calls.at(-1);
    // The check of a failed recording: both are one failure.
    if (action.type === 'player/mediaAnswered' && last?.call === 'audio') {
      const { status, requestId } = payloadOf(action);
      Object.assign(last, { status: numberIn(status), requestId: logIdOf(requestId) });
      if (status === 'unreachable') last.kind = 'FETCH_ERROR';
    } else {
      const call = failureOf(action);
      if (call) calls.push({ at: new Date(at).toISOString(), ...call });
    }
  }
  return calls;
}

function failureOf(action: AnyAction): Failure | null {
  const { type, meta } = action;
  const payload: unknown = action.payload;
  const audio = { call: 'audio', status: null, requestId: null };
  if (type === 'player/recordingTruncated') return { ...audio, kind: 'truncated' };
  if (type === 'player/elementFailed') {
    const isFault = typeof payload === 'string' && isEnumeration(payload);
    return { ...audio, kind: isFault ? payload : 'missing' };
  }
  const call = meta?.arg?.endpointName;
  if (!type.endsWith('/rejected') || !isEndpoint(call)) return null;
  const response = responseOf(meta);
  const { status: failed, originalStatus } = payloadOf(action);
  const status = numberIn(failed, originalStatus, response?.status);
  // The normal response for a visitor's session check (docs/decisions/002-session-check-logs-401.md).
  if (call === 'checkSession' && status === 401 && !tokenOfCall(meta ?? {})) return null;
  const isNamed = typeof failed === 'string' && isLibraryWord(failed);
  const kind = isNamed ? failed : payload ? 'HTTP' : 'Error';
  return { call, status, kind, requestId: response?.requestId ?? null };
}
