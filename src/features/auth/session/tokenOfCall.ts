/** The type of RTK Query for a base query's meta is unknown. */
interface CallMeta {
  baseQueryMeta?: unknown;
}

/** A request in a support report (features/support/redaction/redactor.ts), which Redux DevTools import. */
interface ToldRequest {
  token: string | null;
}

/** Returns the token with which a call was made; null if it had none or was never sent. */
export function tokenOfCall({ baseQueryMeta }: CallMeta): string | null {
  // shared/api/api.ts uses fetchBaseQuery, whose meta has the request.
  const { request } = (baseQueryMeta ?? {}) as { request?: Request | ToldRequest };
  if (request && 'token' in request) return request.token;
  return request?.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
}
