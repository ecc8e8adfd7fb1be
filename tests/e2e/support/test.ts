/** Playwright's `test` with the fixtures that the end-to-end tests share. */
import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { newCustomer, type TestCustomer } from '../../support/customers/customer.ts';
import { startServer, type StartOptions } from '../../support/server/server.ts';
import { exposeAudio } from './actions/audio.ts';
import { keepSession } from './actions/customer.ts';
import { waitsForHydration } from './hydration.ts';
import { Problems } from './problems.ts';
import { e2eServer } from './server.ts';
import { checkStored } from './stored.ts';

export { expect };

/** Returns the tag of a test in that scheme: `npm test` checks light pages, `npm run test:full` also dark ones. */
export const inFull = (scheme: 'light' | 'dark'): string | string[] =>
  scheme === 'dark' ? '@full' : [];

/** Opens another browser with its own profile. */
type OpenBrowser = (options?: BrowserContextOptions & { as?: TestCustomer }) => Promise<Page>;

interface TestFixtures {
  /** A new customer; the test's pages are signed in from the first page on. */
  customer: TestCustomer;
  /** A new customer who is not signed in yet. */
  stranger: TestCustomer;
  /** Problems in the test's browsers; they fail the test unless declared. */
  problems: Problems;
  /** Opens a page in another browser with its own profile, signed in if `as` is given. */
  openBrowser: OpenBrowser;
}

interface WorkerOptions {
  /** Set it if a test changes the whole server: its file gets its own server with these settings. */
  ownServer: StartOptions | undefined;
}

interface WorkerFixtures {
  /** Starts the file's own server, if it needs one. */
  serverOfFile: void;
}

async function prepare(context: BrowserContext, problems: Problems): Promise<void> {
  problems.watch(context);
  await exposeAudio(context);
  context.on('page', waitsForHydration);
}

export const test = base.extend<TestFixtures, WorkerOptions & WorkerFixtures>({
  ownServer: [undefined, { option: true, scope: 'worker' }],

  serverOfFile: [
    async ({ ownServer }, use) => {
      if (!ownServer) return use();
      const shared = e2eServer();
      const server = await startServer(ownServer);
      process.env.E2E_SERVER = server.url;
      await use();
      process.env.E2E_SERVER = shared;
      await server.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],

  baseURL: async ({ serverOfFile: _ }, use) => use(e2eServer()),

  problems: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const problems = new Problems();
      await use(problems);
      await problems.check();
    },
    { auto: true },
  ],

  context: async ({ baseURL, context, problems }, use) => {
    await prepare(context, problems);
    await use(context);
    await checkStored(context, baseURL ?? '');
  },

  stranger: async ({ serverOfFile: _ }, use) => use(await newCustomer({ base: e2eServer() })),

  customer: async ({ context, stranger }, use) => {
    await keepSession(context, stranger);
    await use(stranger);
  },

  openBrowser: async ({ browser, baseURL, contextOptions, viewport, problems }, use) => {
    const opened: BrowserContext[] = [];
    await use(async ({ as, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL,
        viewport,
        ...contextOptions,
        ...options,
      });
      opened.push(context);
      await prepare(context, problems);
      if (as) await keepSession(context, as);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
