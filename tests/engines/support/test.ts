/** Playwright's test runner with the fixtures of the core tests: its own browsers are not used. */
import { expect, test as base } from '@playwright/test';
import { newCustomer, type TestCustomer } from '../../support/customers/customer.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import type { Engine, Profile } from '../drivers/engine.ts';
import { engines, type EngineName } from '../engines.ts';
import { Tab } from './tab.ts';

export { expect };

/** A server that a test may stop, which comes back on its port with its data. */
interface Shop {
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine;
  shop: Shop;
}

interface TestFixtures {
  profile: Profile;
  /** Opens another page in the same profile. */
  openTab: () => Promise<Tab>;
  tab: Tab;
  /** A new customer, signed in on every page of the profile. */
  customer: TestCustomer;
}

async function openShop(): Promise<Shop & { close: () => Promise<void> }> {
  const first = await startServer();
  let running: TestServer | undefined = first;
  const { url, dataDir, port } = first;
  return {
    url,
    stop: async () => {
      await running?.kill('SIGTERM');
      running = undefined;
    },
    start: async () => {
      running ??= await startServer({ dataDir, env: { PORT: String(port) } });
    },
    close: async () => {
      await running?.kill('SIGTERM');
      await first.stop();
    },
  };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName].start();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const shop = await openShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  profile: async ({ engine, shop }, use) => {
    // A test that failed may have left it stopped.
    await shop.start();
    const profile = await engine.openProfile();
    await use(profile);
    await profile.close();
  },

  openTab: async ({ profile, shop }, use) => {
    await use(async () => new Tab(await profile.newPage(), () => shop.url));
  },

  tab: async ({ openTab }, use) => use(await openTab()),

  customer: async ({ tab, shop }, use) => {
    const customer = await newCustomer({ base: shop.url });
    // A page without the app, so that the app starts signed in.
    await tab.open('/robots.txt');
    await tab.evaluate((token) => {
      localStorage.setItem('token', token);
      localStorage.setItem('auth', 'true');
    }, customer.token);
    await use(customer);
  },
});
