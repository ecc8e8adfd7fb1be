import type { Response } from '@playwright/test';
import { readApiDescription, type ApiDescription } from '../../support/server/apiDescription.ts';
import { e2eServer } from './server.ts';

/** The server of all files: one with a file's own settings may publish no document. */
const publisher = process.env.E2E_SERVER;
let description: Promise<ApiDescription> | undefined;

/**
 * Returns what is wrong with a response to the app by the API's document. Undefined if nothing is, for everything but the
 * server's calls, and for a response that the page did not read.
 */
export async function undescribed(response: Response): Promise<string | undefined> {
  const { origin, pathname, search } = new URL(response.url());
  if (origin !== e2eServer() || !pathname.startsWith('/api/')) return undefined;
  const { faultOf } = await (description ??= readApiDescription(publisher));
  const [server, body] = await Promise.all([response.serverAddr(), response.body()]).catch(
    () => [],
  );
  // A response that the test itself made has no address, and one that the page did not read has no body.
  if (!server || !body?.length) return undefined;
  const method = response.request().method();
  const headers = { 'content-type': response.headers()['content-type'] };
  const fault = faultOf(method, pathname + search, { status: response.status(), headers, body });
  return fault && `not in the API's document: ${fault} of ${method} ${pathname}`;
}
