import { loadChunk } from './loadChunk.ts';

const page = { Page: 'the page' };
const found = () => Promise.resolve(page);
/** Throws webpack's error for a file. */
const missingFile = (file: string) => () =>
  Promise.reject(new Error(`Loading chunk 7 failed.\n(error: https://cicerone.example/${file})`));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

let tests = 0;
let missing = missingFile('');
beforeEach(() => {
  tests += 1;
  // The tab remembers for which files it was reloaded.
  missing = missingFile(`assets/${tests}.a1.js`);
});

const openTab = ({ isReachable = true } = {}) => {
  let reloads = 0;
  const page = { reload: () => (reloads += 1), isReachable: () => Promise.resolve(isReachable) };
  return {
    load: (chunk: () => Promise<unknown>) => loadChunk(chunk, page),
    reloads: () => reloads,
  };
};

/** Returns the state of a promise after everything that is pending. */
async function outcome(promise: Promise<unknown>): Promise<string> {
  let state = 'waits';
  promise.then(
    () => (state = 'shown'),
    () => (state = 'failed'),
  );
  await jest.advanceTimersByTimeAsync(2000);
  return state;
}

test('a chunk that is there is used', async () => {
  const tab = openTab();
  await expect(tab.load(found)).resolves.toBe(page);
  expect(tab.reloads()).toBe(0);
});

test('a chunk that one or two requests have lost is used, without a reload', async () => {
  const tab = openTab();
  const lost = jest.fn(found).mockImplementationOnce(missing).mockImplementationOnce(missing);
  expect(await outcome(tab.load(lost))).toBe('shown');
  expect([lost.mock.calls.length, tab.reloads()]).toEqual([3, 0]);
});

test('a missing chunk reloads the page once, and nothing is shown meanwhile', async () => {
  const tab = openTab();
  expect(await outcome(tab.load(missing))).toBe('waits');
  expect(tab.reloads()).toBe(1);
});

test('a chunk that is missing after the reload as well is an error', async () => {
  const tab = openTab();
  void tab.load(missing);
  await outcome(Promise.resolve());
  expect(await outcome(tab.load(missing))).toBe('failed');
  expect(tab.reloads()).toBe(1);
});

test('a chunk that stays away does not reload the page again and again, though others come', async () => {
  const tab = openTab();
  const other = missingFile('assets/other.a1.js');
  for (const chunk of [missing, other]) expect(await outcome(tab.load(chunk))).toBe('waits');
  expect(tab.reloads()).toBe(2);
  for (const chunk of [missing, other]) {
    expect(await outcome(tab.load(found))).toBe('shown');
    expect(await outcome(tab.load(chunk))).toBe('failed');
  }
  expect(tab.reloads()).toBe(2);
});

test('the next deployment, whose files have other names, may reload the page again', async () => {
  const tab = openTab();
  expect(await outcome(tab.load(missing))).toBe('waits');
  expect(await outcome(tab.load(missingFile(`assets/${tests}.b2.js`)))).toBe('waits');
  expect(tab.reloads()).toBe(2);
});

test('while the server cannot be reached the page stays as it is', async () => {
  const tab = openTab({ isReachable: false });
  expect(await outcome(tab.load(missing))).toBe('failed');
  expect(tab.reloads()).toBe(0);
});

test('without a connection no request is sent', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetched = jest.spyOn(globalThis, 'fetch');
  expect(await outcome(loadChunk(missing))).toBe('failed');
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
  onLine.mockRestore();
});

test('a browser that keeps no flags gets the error instead of reloading without end', async () => {
  const kept = Object.getOwnPropertyDescriptor(window, 'sessionStorage') ?? {};
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Not for you', 'SecurityError');
    },
  });
  const tab = openTab();
  expect(await outcome(tab.load(missing))).toBe('failed');
  expect(tab.reloads()).toBe(0);
  Object.defineProperty(window, 'sessionStorage', kept);
});
