import { callerOf } from './customer.ts';

/** Settings of a server that takes the client's address from a proxy. */
export const behindProxy = { RATE_LIMIT: '100000', TRUST_PROXY: '127.0.0.0/8' };

/** Sends a body from one network. */
export type NetworkPost = (path: string, body: unknown) => Promise<Response>;

/** Returns callers of a server with the settings `behindProxy`, each from its own network. */
export function networksOf(url: string): (network: number) => NetworkPost {
  const { api } = callerOf(undefined, url);
  return (network) => (path, body) =>
    api(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${network}` },
      body: JSON.stringify(body),
    });
}
