import { rawStorage, tabFlag } from './rawStorage.ts';

const real = { local: window.localStorage, session: window.sessionStorage };

/** Replaces the browser's storage by one that fails. */
function replaceStorage(get: () => Storage) {
  for (const area of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, area, { configurable: true, get });
  }
}

afterEach(() => {
  Object.defineProperty(window, 'localStorage', { configurable: true, get: () => real.local });
  Object.defineProperty(window, 'sessionStorage', { configurable: true, get: () => real.session });
  real.local.clear();
  real.session.clear();
});

const refuse = () => {
  throw new DOMException('Not for you', 'SecurityError');
};

/** Full: values can be read, but none added. */
const full = new Proxy(real.local, {
  get: (storage, name) =>
    name === 'setItem'
      ? () => {
          throw new DOMException('Full', 'QuotaExceededError');
        }
      : // Methods of Storage throw for any other `this`.
        (storage[name as 'getItem'] as (key: string) => string | null).bind(storage),
});

test('keeps plain texts under plain keys', () => {
  rawStorage.write('token', 'abc');
  expect(real.local.getItem('token')).toBe('abc');
  expect(rawStorage.read('token')).toBe('abc');
  rawStorage.write('token', null);
  expect(real.local.getItem('token')).toBeNull();
  expect(rawStorage.read('token')).toBeNull();
});

test('a flag is stored for its tab only', () => {
  expect(tabFlag.isSet('payment-away')).toBe(false);
  expect(tabFlag.set('payment-away')).toBe(true);
  expect(tabFlag.isSet('payment-away')).toBe(true);
  expect(real.session.getItem('payment-away')).toBe('true');
  expect(real.local.getItem('payment-away')).toBeNull();
  tabFlag.clear('payment-away');
  expect(tabFlag.isSet('payment-away')).toBe(false);
});

test('storage that the browser blocks holds nothing and breaks nothing', () => {
  replaceStorage(refuse);
  expect(() => rawStorage.write('token', 'abc')).not.toThrow();
  expect(rawStorage.read('token')).toBeNull();
  expect(() => rawStorage.write('token', null)).not.toThrow();
  expect(tabFlag.set('payment-away')).toBe(false);
  expect(tabFlag.isSet('payment-away')).toBe(false);
  expect(() => tabFlag.clear('payment-away')).not.toThrow();
});

test('storage that is full can be read, and says that a flag could not be kept', () => {
  real.local.setItem('token', 'old');
  replaceStorage(() => full);
  expect(() => rawStorage.write('token', 'new')).not.toThrow();
  expect(rawStorage.read('token')).toBe('old');
  expect(tabFlag.set('payment-away')).toBe(false);
});

describe('a change in another tab', () => {
  const changeIn = (storageArea: Storage | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea }));

  test('is reported until the listener is removed', () => {
    let heard = 0;
    const stop = rawStorage.onOtherTab(() => (heard += 1));
    changeIn(real.local);
    expect(heard).toBe(1);
    // The browser's own "clear everything" has no storage in its event.
    changeIn(null);
    expect(heard).toBe(2);
    stop();
    changeIn(real.local);
    expect(heard).toBe(2);
  });

  test('may have been missed by a page that comes back as it was left', () => {
    let heard = 0;
    const stop = rawStorage.onOtherTab(() => (heard += 1));
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(heard).toBe(0);
    show(true);
    expect(heard).toBe(1);
    stop();
    show(true);
    expect(heard).toBe(1);
  });

  test("of the tab's own storage is not this one's business", () => {
    let heard = 0;
    const stop = rawStorage.onOtherTab(() => (heard += 1));
    changeIn(real.session);
    stop();
    expect(heard).toBe(0);
  });
});
