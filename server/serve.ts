import type { FastifyBaseLogger } from 'fastify';
import { languages, pathIn } from '../contract/languages.ts';
import { accountJobs } from './jobs/accountJobs.ts';
import { buildApp } from './app.ts';
import { SECOND } from './lib/clock.ts';
import { commerceJobs } from './jobs/commerceJobs.ts';
import type { MediaStore } from './catalogue/store/mediaStore.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open.ts';
import type { App } from './http/app.ts';
import { makeJobs, type Jobs } from './jobs/jobs.ts';
import { RENDERER_ADDRESS } from './plugins/limits/addressLimits.ts';
import { showDueEntries } from './seed/showEntries.ts';
import { lockTestAccounts } from './modules/accounts/testAccounts.ts';

/** How often servers share their request counts: until then each may allow what another has used up. */
const SHARE_EVERY_MS = SECOND;

interface ServeParts {
  config: Config;
  db: Database;
  log: FastifyBaseLogger;
  mediaStore: MediaStore;
}

/** Starts the app and the jobs on an open database. */
export async function serve({
  config,
  db,
  log,
  mediaStore,
}: ServeParts): Promise<{ app: App; jobs: Jobs }> {
  if (!config.testPages) await lockTestAccounts(db);
  const app = await buildApp({ config, db, log, mediaStore });
  await app.listen({ host: config.host, port: config.port });
  // Renders the landing pages once in the background, so that the first visitor does not wait for the renderer's start.
  for (const language of languages) {
    void app.inject({
      url: pathIn(language, '/'),
      headers: { accept: 'text/html' },
      remoteAddress: RENDERER_ADDRESS,
    });
  }
  const jobs = makeJobs(log);
  accountJobs(jobs, { config, db, log });
  commerceJobs(jobs, config, app);
  jobs.every(SECOND, 'show what has reached its time', () => showDueEntries(db));
  jobs.every(SHARE_EVERY_MS, 'share request counts', () => app.shareRequestCounts());
  return { app, jobs };
}
