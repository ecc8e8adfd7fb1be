import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { rendererFileOf } from '../../build.settings.ts';
import { languages, splitLanguage, type Language } from '../../contract/languages.ts';
import type { Config } from '../config.ts';
import type { App } from '../http/app.ts';
import type { RenderedPage } from '../../contract/renderedPage.ts';
import { PendingCalls } from '../lib/pendingCalls.ts';
import { startThread } from '../lib/thread.ts';
import { RENDERER_ADDRESS } from '../plugins/limits/addressLimits.ts';
import type { FromWorker, ToWorker, WorkerStart } from './messages.ts';

/** A page that takes longer is rendered in the browser. */
const LIMIT_MS = 4000;
/** Maximum number of waiting pages; the browser renders any others. Twenty take about a second. */
const MAX_WAITING = 20;
/** For this time after a crash of the thread the browser renders all pages. */
const RESTART_DELAY_MS = 10_000;

const ORIGIN = 'http://renderer.invalid';

export interface Renderer {
  /**
   * `path` has the language of the page. `nonce` is the placeholder in style elements. Resolves with null when the browser has to render the page: it is not
   * public, or the renderer did not respond in time.
   */
  render: (path: string, nonce: string) => Promise<RenderedPage | null>;
}

/**
 * Returns the renderer. Its thread starts with the first page and again after a failure or when
 * there is another build; without a build of the renderer it never starts.
 */
export function makeRenderer(
  app: App,
  { distDir }: Pick<Config, 'distDir'>,
  log: FastifyBaseLogger,
): Renderer {
  const urlIn = (language: Language) => pathToFileURL(rendererFileOf(distDir, language)).href;
  let worker: Worker | undefined;
  /** When the builds that the thread loads were made, by language. */
  let loaded: string | undefined;
  const timeOf = (language: Language) =>
    stat(rendererFileOf(distDir, language)).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
  let pausedUntil = 0;
  const calls = new PendingCalls<RenderedPage | null>();

  const end = (failed: Worker, reason: string): void => {
    if (worker !== failed) return;
    worker = undefined;
    pausedUntil = Date.now() + RESTART_DELAY_MS;
    log.error({ reason }, 'the renderer ended: pages are drawn in the browser meanwhile');
    calls.resolveAll(null);
    void failed.terminate();
  };
  const respond = async (to: Worker, { id, call }: FromWorker & { kind: 'apiRequest' }) => {
    const post = (message: ToWorker) => to.postMessage(message);
    try {
      const response = await app.inject({ ...call, remoteAddress: RENDERER_ADDRESS });
      const type = String(response.headers['content-type'] ?? '');
      post({
        kind: 'apiResponse',
        id,
        status: response.statusCode,
        headers: { 'content-type': type },
        body: response.body,
      });
    } catch (error) {
      log.error({ err: error, url: call.url }, 'an API request of the renderer failed');
      post({ kind: 'apiResponse', id, status: 503, headers: {}, body: '' });
    }
  };
  const begin = (): Worker => {
    const renderers = { en: urlIn('en'), it: urlIn('it') };
    const start: WorkerStart = { renderers, origin: ORIGIN };
    const thread = startThread('ssr/worker.ts', { workerData: start });
    thread.unref();
    thread.on('message', (message: FromWorker) => {
      if (message.kind === 'apiRequest') void respond(thread, message);
      else if (message.kind === 'rendered') calls.resolve(message.id, message.page);
      else {
        log.error({ reason: message.reason }, 'a page could not be rendered');
        calls.resolve(message.id, null);
      }
    });
    thread.on('error', (error) => end(thread, String(error)));
    thread.on('exit', (code) => end(thread, `exit ${code}`));
    return thread;
  };

  app.addHook('onClose', async () => {
    const last = worker;
    worker = undefined;
    calls.resolveAll(null);
    await last?.terminate();
  });

  return {
    render: async (path, nonce) => {
      const { language } = splitLanguage(path);
      const times = await Promise.all(languages.map(timeOf));
      const built = times.join();
      const isBuilt = times[languages.indexOf(language)] !== undefined;
      if (!isBuilt || Date.now() < pausedUntil) return null;
      if (calls.size >= MAX_WAITING) return null;
      if (built !== loaded) {
        const older = worker;
        worker = undefined;
        loaded = built;
        calls.resolveAll(null);
        void older?.terminate();
      }
      const thread = (worker ??= begin());
      const late = (id: number): void => {
        log.warn({ path }, 'rendering took too long');
        calls.resolve(id, null);
      };
      return calls.start(
        (id) =>
          thread.postMessage({ kind: 'render', id, path, language, nonce } satisfies ToWorker),
        { ms: LIMIT_MS, late },
      );
    },
  };
}
