/**
 * The rendering thread: rendering blocks its thread, and the API must respond meanwhile. The page's API requests are
 * messages to the server's thread, without a port and without a rate limit.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '../../contract/languages.ts';
import type { RenderedPage } from '../../contract/renderedPage.ts';
import { PendingCalls } from '../lib/pendingCalls.ts';
import type { FromWorker, ToWorker, WorkerStart } from './messages.ts';

// The only data that this thread is started with.
const { renderers, origin } = workerData as WorkerStart;
const port = parentPort;
if (!port) throw new Error('This file runs in a thread of its own.');
const post = (message: FromWorker): void => port.postMessage(message);

const calls = new PendingCalls<Response>();

const realFetch = globalThis.fetch;
/** Requests to this server's API are sent as messages, those to a provider elsewhere over the network. */
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (!request.url.startsWith(`${origin}/`)) return realFetch(request);
  const headers = Object.fromEntries(request.headers);
  const url = request.url.slice(origin.length);
  // The search is a POST; nothing else is written for a page.
  const method = request.method === 'POST' ? 'POST' : 'GET';
  const body = await request.text();
  return calls.start((id) =>
    post({ kind: 'apiRequest', id, call: { method, url, headers, body } }),
  );
};

process.env.RENDERER_ORIGIN = origin;
/** Loads a language's renderer when its first page is requested; Node loads a module once. */
const rendererIn = async (language: Language) =>
  // Built by webpack from src/renderer.tsx.
  (await import(/* webpackIgnore: true */ renderers[language])) as {
    render: (path: string, nonce: string) => Promise<RenderedPage | null>;
  };

port.on('message', (message: ToWorker) => {
  if (message.kind === 'apiResponse') {
    const { id, status, headers, body } = message;
    // These have no body, and Response refuses one.
    const isEmpty = status === 204 || status === 304;
    calls.resolve(id, new Response(isEmpty ? null : body, { status, headers }));
    return;
  }
  const { id, language, path, nonce } = message;
  const rendered = rendererIn(language).then(({ render }) => render(path, nonce));
  rendered.then(
    (page) => post({ kind: 'rendered', id, page }),
    (error: unknown) => post({ kind: 'failed', id, reason: String(error) }),
  );
});
