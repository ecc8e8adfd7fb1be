/** What the server's log has about a call. */
interface LoggedResponse {
  status: number;
  /** Null if the server sent none. */
  requestId: string | null;
  /** The number of the order that a checkout started. */
  order: number | null;
}

/** Returns whether a text has the form of a request's id in the server's log (server/plugins/log/requestLog.ts). */
export const isLogId = (text: string): boolean => /^[\da-f-]{8,64}$/i.test(text);

/** Returns the response to a call of RTK Query; undefined if there was none. */
export function responseOf(callMeta: { baseQueryMeta?: unknown } = {}): LoggedResponse | undefined {
  // shared/api/api.ts uses fetchBaseQuery, whose meta has the response.
  const { response } = (callMeta.baseQueryMeta ?? {}) as { response?: unknown };
  if (!(response instanceof Response)) return undefined;
  const requestId = response.headers.get('X-Request-Id') ?? '';
  const order = response.headers.get('X-Order-Number') ?? '';
  return {
    status: response.status,
    requestId: isLogId(requestId) ? requestId : null,
    order: /^[1-9]\d{0,14}$/.test(order) ? Number(order) : null,
  };
}
