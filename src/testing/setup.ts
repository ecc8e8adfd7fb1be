import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { forgetFaults } from './failNext.ts';

// The app's settings read the environment when first imported: the real server of server/test/globalSetup.ts.
process.env.API_BASE = process.env.CICERONE_TEST_SERVER;

// The server answers in milliseconds; a page's code is compiled by ts-jest when it is first opened.
configure({ asyncUtilTimeout: 8000 });

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

// Node's own channel between tabs would keep the process from ending.
const { BroadcastChannel } = globalThis;
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    // Only Node's has it: the browser's type doesn't know.
    (this as unknown as { unref: () => void }).unref();
  }
};

afterEach(forgetFaults);
