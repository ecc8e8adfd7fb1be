/** RTK Query types what a base query tells of its request as unknown. */
interface CallMeta {
  baseQueryMeta?: unknown;
}

/** The token that a call was made with; null when it had none, or was never sent. */
export function tokenOfCall({ baseQueryMeta }: CallMeta): string | null {
  // shared/api.ts has fetchBaseQuery for its base query, which tells this.
  const { request } = (baseQueryMeta ?? {}) as { request?: Request };
  return request?.headers.get('Authorization')?.replace('Bearer ', '') ?? null;
}
