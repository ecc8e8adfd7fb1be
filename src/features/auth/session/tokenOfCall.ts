/** RTK Query types what a base query tells of its request as unknown. */
interface CallMeta {
  baseQueryMeta?: unknown;
}

/** What a support report says of a request (features/support/redaction/redactedCalls.ts): its replay goes the same way. */
interface ToldRequest {
  token: string | null;
}

/** The token that a call was made with; null when it had none, or was never sent. */
export function tokenOfCall({ baseQueryMeta }: CallMeta): string | null {
  // shared/api/api.ts has fetchBaseQuery for its base query, which tells this.
  const { request } = (baseQueryMeta ?? {}) as { request?: Request | ToldRequest };
  if (request && 'token' in request) return request.token;
  return request?.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
}
