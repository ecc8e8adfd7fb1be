import '@testing-library/jest-dom';
import { setImmediate } from 'node:timers';
import createCache from '@emotion/cache';
import { configure, getConfig } from '@testing-library/dom';
import { forgetFaults, leavePage } from './server/failNext.ts';

// The app's settings read the environment when first imported: the server of tests/support/server/globalSetup.ts.
process.env.API_BASE = process.env.CICERONE_TEST_SERVER;
// Transcripts are fetched from the page's own origin, which jsdom's page does not have.
process.env.RENDERER_ORIGIN = process.env.CICERONE_TEST_SERVER;
process.env.CONTENT_BASE = `${process.env.CICERONE_TEST_SERVER}/fake-api/`;

// React's scheduler would open a port for each test file, and Jest would not end, because Node waits for open ports.
// Without MessageChannel, as in plain jsdom, the scheduler uses timers.
Reflect.deleteProperty(globalThis, 'MessageChannel');

configure({
  // The server responds in milliseconds, but a page's code is compiled by ts-jest when it is first opened.
  asyncUtilTimeout: 10_000,
  // A query is tried again until its element is there, and each time the library would print the whole document.
  getElementError: (message, container) =>
    Object.assign(new Error(`${message}\n\nThe page says: ${container.textContent}`), {
      name: 'TestingLibraryElementError',
    }),
});

// Timers of a fake clock run together. What one of them starts would end after a wait that another one ends, and React
// would warn of it. So a wait ends a task later. Testing Library's React part is configured when a test imports it.
beforeAll(() => {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: (wait) =>
      asyncWrapper(async () => {
        const result = await wait();
        await new Promise((resolve) => setImmediate(resolve));
        return result;
      }),
  });
});

// jsdom compares every rule of every sheet with each element whose role or visibility is requested, which takes half
// the time of a suite. It has no layout, so only rules that can hide something matter.
const mayHide = /display:none|visibility:|opacity:|pointer-events:/;
// The class is not exported; all of Emotion's sheets share its prototype.
const Sheet = Object.getPrototypeOf(createCache({ key: 'any' }).sheet) as {
  insert(rule: string): void;
};
const insertAnyRule = Sheet.insert;
Sheet.insert = function (rule) {
  if (!rule.startsWith('@') && mayHide.test(rule)) insertAnyRule.call(this, rule);
};

// Functions that jsdom lacks and the components need. No media query matches: the narrowest layout, with motion.
window.matchMedia = (query) => {
  const target = new EventTarget();
  return Object.assign(target, {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
};
window.scrollTo = () => undefined;
// No entries, as of a page that was opened by its address.
Performance.prototype.getEntriesByType = () => [];
// jsdom names Apple, as WebKit does.
Object.defineProperty(navigator, 'vendor', { get: () => '', configurable: true });
File.prototype.text = function () {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsText(this);
  });
};

/**
 * Node's channels reach every test of the process, so a test's channels are closed after it. Its store may still send
 * something then, which would throw.
 */
const tabs = new Set<BroadcastChannel>();
const { BroadcastChannel } = globalThis;
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    tabs.add(this);
  }
  override postMessage(message: unknown): void {
    if (tabs.has(this)) super.postMessage(message);
  }
};
afterEach(() => {
  tabs.forEach((tab) => tab.close());
  tabs.clear();
});

afterEach(forgetFaults);
afterAll(leavePage);
