import '@testing-library/jest-dom';
import { format } from 'node:util';
import createCache from '@emotion/cache';
import { configure } from '@testing-library/dom';
import { forgetFaults } from './server/failNext.ts';

// The app's settings read the environment when first imported: the real server of tests/support/server/globalSetup.ts.
process.env.API_BASE = process.env.CICERONE_TEST_SERVER;
process.env.CONTENT_BASE = `${process.env.CICERONE_TEST_SERVER}/fake-api/`;

// React's scheduler would open a port of it for each test file, and Node waits for open ports for ever:
// Jest would not end. Without it, as in plain jsdom, the scheduler takes timers.
Reflect.deleteProperty(globalThis, 'MessageChannel');

// The server answers in milliseconds; a page's code is compiled by ts-jest when it is first opened.
configure({ asyncUtilTimeout: 10_000 });

// jsdom holds every rule of every sheet against each element whose role or visibility is requested, which is
// half the time of a suite. It lays nothing out: only a rule that can hide something tells it anything.
const mayHide = /display:none|visibility:|opacity:|pointer-events:/;
// The class is not exported; all of emotion's sheets share its prototype.
const Sheet = Object.getPrototypeOf(createCache({ key: 'any' }).sheet) as {
  insert(rule: string): void;
};
const insertAnyRule = Sheet.insert;
Sheet.insert = function (rule) {
  if (!rule.startsWith('@') && mayHide.test(rule)) insertAnyRule.call(this, rule);
};

// What jsdom lacks and the components ask for. No media query matches: the narrowest layout, motion allowed.
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
File.prototype.text = function () {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsText(this);
  });
};

/** Node's channels between tabs reach every test of the process: a test's tabs close with it. */
const tabs = new Set<BroadcastChannel>();
const { BroadcastChannel } = globalThis;
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    tabs.add(this);
  }
};
afterEach(() => {
  tabs.forEach((tab) => tab.close());
  tabs.clear();
});

afterEach(forgetFaults);

/** What a test writes to the console as a warning or an error without expecting it. */
const complaints: string[] = [];
const complain = (...parts: unknown[]): void => {
  const text = format(...parts);
  // How long a check of the development build took says nothing about the app.
  if (!/InvariantMiddleware took/.test(text)) complaints.push(text);
};
console.error = complain;
console.warn = complain;

/** A red console is a red test. A test that expects a complaint replaces the method itself (`jest.spyOn`). */
afterEach(() => {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(`Written to the console:\n${found.join('\n\n')}`);
});
