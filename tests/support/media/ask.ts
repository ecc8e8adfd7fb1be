import { raw, type RawRequest, type RawResponse } from '../server/client.ts';

/** A shop whose media are tested: where its files are decides who sends them. */
export interface MediaShop {
  store: 'folder' | 'bucket';
  /** The server's address. */
  base: string;
}

export type Ask = (path: string, request?: RawRequest) => Promise<RawResponse>;

/** Sends requests exactly as written, and follows a redirect to the store as a browser does. */
export const askerOf =
  ({ base }: Pick<MediaShop, 'base'>): Ask =>
  async (path, request) => {
    const response = await raw(path, { ...request, base });
    const { location } = response.headers;
    if (response.status !== 302 || location === undefined) return response;
    const { origin, pathname, search } = new URL(location);
    return raw(pathname + search, { ...request, base: origin });
  };
