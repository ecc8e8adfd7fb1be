/** Calls of server tests to the shared server. */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { PUBLIC_APP_SECRET } from '../../../build.settings.ts';

/** Whether the run's servers reach PostgreSQL through PgBouncer. */
export const throughPgbouncer = (): boolean => process.env['CICERONE_DATABASE'] === 'pgbouncer';

export function serverUrl(): string {
  const url = process.env['CICERONE_TEST_SERVER'];
  if (!url) throw new Error('No test server: run this file through its Jest project.');
  return url;
}

/** Sends a call as the app does, with the application's secret. `path` begins with a slash. */
export function api(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('X-App-Secret')) headers.set('X-App-Secret', PUBLIC_APP_SECRET);
  return fetch(serverUrl() + path, { ...init, headers });
}

export const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  base?: string;
}

/** Sends a request exactly as written: `fetch` would normalize `..`, decompress, and add headers. */
export function raw(
  path: string,
  { method, headers, body, base }: RawRequest = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(base ?? serverUrl());
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { hostname, port, path, method: method ?? 'GET', headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Reads a JSON response with the contract's type; the tests then check its values. */
export async function json<T>(response: Response | Promise<Response>): Promise<T> {
  const text = await (await response).text();
  // The tests check whether the type is right.
  return JSON.parse(text) as T;
}
