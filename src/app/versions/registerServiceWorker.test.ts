import { registerServiceWorker } from './registerServiceWorker.ts';
import { newVersion } from './newVersion.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = () => undefined;
  becomes(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  finds(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

/** A fake of the browser's service worker container, which jsdom does not have. */
class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  registration = new FakeRegistration();
  register = jest.fn(() => Promise.resolve(this.registration));
  isTakenOverBy(worker: FakeWorker) {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const registered = async (container: FakeContainer) => {
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  window.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
  registerServiceWorker();
  await container.register.mock.results[0]?.value;
  await Promise.resolve();
};
afterEach(() => jest.restoreAllMocks());

// The order matters: what was announced stays until the page is reloaded.
test('the first worker is no new version, however often it takes over', async () => {
  const container = new FakeContainer();
  await registered(container);
  const first = new FakeWorker();
  container.registration.finds(first);
  container.isTakenOverBy(first);
  first.becomes('installed');
  container.isTakenOverBy(first);
  expect(newVersion.isReady()).toBe(false);
});

test('a worker that is installed beside an active one is announced', async () => {
  const container = new FakeContainer();
  container.registration.active = new FakeWorker();
  await registered(container);
  const next = new FakeWorker();
  container.registration.finds(next);
  expect(newVersion.isReady()).toBe(false);
  next.becomes('installed');
  expect(newVersion.isReady()).toBe(true);
});
