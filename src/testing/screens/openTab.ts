import { makeStore } from '../makeStore.ts';
import { FakeAudio } from '../player/fakeAudio.ts';
import { MemoryStorage } from '../memoryStorage.ts';

/** Returns a store without a screen, as one tab of a browser. */
export function openTab(storage = new MemoryStorage()) {
  const store = makeStore({ audio: new FakeAudio(), storage });
  return {
    storage,
    store,
    dispatch: store.dispatch,
    session: () => store.getState().session,
    dialog: () => store.getState().dialog,
  };
}

/** Returns what a browser stores for a customer. */
export async function storedBy(token: string) {
  const storage = new MemoryStorage();
  storage.write('token', token);
  storage.write('auth', 'true');
  return storage;
}

export const until = async (isSo: () => boolean) => {
  for (let tries = 0; tries < 1000 && !isSo(); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(isSo()).toBe(true);
};
