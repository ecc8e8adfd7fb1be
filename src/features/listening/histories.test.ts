/**
 * Histories of three devices with random changes, up to 14 days without a network, clocks that are wrong by up to a day
 * and crashes between a message and the record of it: at the end all devices must have the same, and of everything the
 * change that was made last. CICERONE_HISTORIES sets their number.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  newCustomer,
  setClockAhead,
  type TestCustomer,
} from '../../../tests/support/customers/customer.ts';
import { startOwnServer, stopOwnServer } from '../../../tests/support/server/ownServer.ts';
import type { ListeningResponse } from '../../../contract/listening.ts';
import { toListenings } from '../../domain/decode/customer/decodeListening.ts';
import { sharedList } from '../../shared/storage/sharedList.ts';
import { makeStore } from '../../testing/makeStore.ts';
import { FakeAudio } from '../../testing/player/fakeAudio.ts';
import { MemoryStorage } from '../../testing/memoryStorage.ts';
import { bookmarkAt } from '../../testing/player/bookmarkAt.ts';
import { keyOf } from '../bookmarks/bookmark.ts';
import { bookmarksStorage, sharedBookmarks } from '../bookmarks/bookmarksStorage.ts';
import { ordered, queueStorage, sharedQueue } from '../player/engine/queue/queueStorage.ts';
import type { GuideProgress } from '../player/progress/guideProgress.ts';
import { progressStorage } from '../player/progress/progressStorage.ts';
import { withAge } from './listeningCalls.ts';
import { sharedItems } from './sharedItems.ts';
import { sharedProgress } from './sharedProgress.ts';

const path = '/api/v1/users/listening';
const account = 'anna';
const [minute, hour, day] = [60, 3600, 86_400];
const histories = Number(process.env.CICERONE_HISTORIES ?? 20);

/** Returns a function with the same random numbers for the same seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

let base = '';
const { dispatch, getState } = makeStore({
  audio: new FakeAudio(),
  storage: new MemoryStorage(),
});
/** Seconds of the history, which the server's clock follows. */
let elapsed = 0;

beforeAll(async () => {
  ({ url: base } = await startOwnServer());
});
afterAll(stopOwnServer);
afterEach(() => jest.restoreAllMocks());

const tracks = [1, 2];
const emptyGuide: GuideProgress = {
  guideId: 1,
  title: '',
  cover: { path: '', stem: '', widths: [] },
  tracks: tracks.map((id) => ({ id, title: '', duration: 3600 })),
  lastTrackId: 1,
  wantedTrackId: null,
  trackProgress: {},
  changedAt: 0,
};

/** What the person knows: the last change of each thing. */
interface Truth {
  marks: Map<string, boolean>;
  notes: Map<string, string>;
  queued: Map<number, boolean>;
  positions: Map<number, number>;
}

function makeDevice(name: string, clockIsWrongBy: number, isBroken: boolean) {
  const storage = new MemoryStorage();
  const progress = progressStorage(storage);
  const bookmarks = sharedList(bookmarksStorage(storage), storage, sharedBookmarks);
  const queue = sharedList(queueStorage(storage), storage, sharedQueue);
  const [positions, items] = [sharedProgress(storage), sharedItems(storage)];
  progress.write(account, emptyGuide);
  items.complete(account, getState());
  let since = 0;
  // Broken: the server believes that everything has just been changed.
  const age = <T extends { at: number }>(change: T) =>
    isBroken ? { ...withAge(change), age: 0 } : withAge(change);

  return {
    name,
    /** By this device's clock. */
    isNow: () =>
      jest
        .spyOn(Date, 'now')
        .mockReturnValue(1_800_000_000_000 + (elapsed + clockIsWrongBy) * 1000),
    mark: ({ marks, notes }: Truth, seconds: number) => {
      const bookmark = bookmarkAt(seconds);
      const all = bookmarks.read(account);
      if (all.some((each) => keyOf(each) === keyOf(bookmark))) return;
      bookmarks.change(account, [...all, bookmark]);
      marks.set(keyOf(bookmark), true);
      if (!notes.has(keyOf(bookmark))) notes.set(keyOf(bookmark), '');
    },
    note: ({ marks, notes }: Truth, seconds: number, note: string) => {
      const all = bookmarks.read(account);
      const key = keyOf(bookmarkAt(seconds));
      if (!all.some((each) => keyOf(each) === key)) return;
      bookmarks.change(
        account,
        all.map((each) => (keyOf(each) === key ? { ...each, note } : each)),
      );
      marks.set(key, true);
      notes.set(key, note);
    },
    remove: ({ marks, notes }: Truth, seconds: number) => {
      const all = bookmarks.read(account);
      const key = keyOf(bookmarkAt(seconds));
      if (!all.some((each) => keyOf(each) === key)) return;
      bookmarks.change(
        account,
        all.filter((each) => keyOf(each) !== key),
      );
      marks.set(key, false);
      notes.set(key, '');
    },
    toggleQueued: ({ queued }: Truth, trackId: number, atStart: boolean) => {
      const stored = queue.read(account);
      const others = stored.filter((item) => item.trackId !== trackId);
      const isAdded = others.length === stored.length;
      const item = { guideId: 1, trackId };
      const next = isAdded ? (atStart ? [item, ...stored] : [...stored, item]) : others;
      queue.change(account, ordered(next, stored));
      queued.set(trackId, isAdded);
    },
    listen: ({ positions: heard }: Truth, trackId: number, position: number) => {
      const entry = progress.read(account, 1) ?? emptyGuide;
      const at = Date.now();
      progress.write(account, {
        ...entry,
        trackProgress: { ...entry.trackProgress, [trackId]: { position, isFinished: false, at } },
        changedAt: at,
      });
      heard.set(trackId, position);
    },
    /** `crash`: the device ends after it has sent, or after it has received. */
    sync: async ({ api, post }: TestCustomer, crash: 'sent' | 'received' | null) => {
      const [ofTracks, ofItems] = [positions.next(account), items.next(account, getState())];
      const device = `${name}-aaaaaaaa`;
      const body = { device, tracks: ofTracks.map(age), items: ofItems.map(age) };
      const response = await post(path, body);
      if (response.status !== 200) throw new Error(await response.text());
      if (crash === 'sent') return;
      positions.forget(account, ofTracks);
      items.forget(account, ofItems);
      const changed: ListeningResponse = await (await api(`${path}?since=${since}`)).json();
      const { tracks: heard, items: received, version } = toListenings(changed);
      const isOthers = (each: { device: string }) => each.device !== device;
      await positions.receive(account, heard.filter(isOthers), dispatch);
      items.receive(account, received.filter(isOthers), dispatch);
      if (crash === null) since = version;
    },
    has: () => ({
      bookmarks: Object.fromEntries(
        bookmarks.read(account).map((each) => [keyOf(each), each.note] as const),
      ),
      queue: queue.read(account).map(({ trackId }) => trackId),
      positions: Object.fromEntries(
        Object.entries(progress.read(account, 1)?.trackProgress ?? {}).map(
          ([id, { position }]) => [id, position] as const,
        ),
      ),
    }),
  };
}

type Device = ReturnType<typeof makeDevice>;

const without = <K extends string | number, V>(map: Map<K, V>, isLeftOut: (value: V) => boolean) =>
  [...map].filter(([, value]) => !isLeftOut(value)).map(([key]) => key);

/** Plays one history. Returns what each device has, and what it should have. */
async function play(seed: number, isBroken = false) {
  const random = randomOf(seed);
  const customer = await newCustomer({ base });
  const truth: Truth = {
    marks: new Map(),
    notes: new Map(),
    queued: new Map(),
    positions: new Map(),
  };
  const wrong = () => random(2 * day) - day;
  const devices = ['phone', 'tablet', 'computer'].map((name) =>
    makeDevice(name, wrong(), isBroken),
  );
  const changes: ((device: Device) => void)[] = [
    (device) => device.mark(truth, random(4)),
    (device) => device.note(truth, random(4), `note ${random(1000)}`),
    (device) => device.remove(truth, random(4)),
    (device) => device.toggleQueued(truth, random(5), random(2) === 0),
    (device) => device.listen(truth, random(2) + 1, random(3600)),
  ];
  const sync = async (device: Device, crash: Parameters<Device['sync']>[1]) => {
    await setClockAhead(base, elapsed);
    device.isNow();
    await device.sync(customer, crash);
  };
  elapsed = day;
  for (let step = 0; step < 24; step += 1) {
    elapsed += minute + random([hour, day, 2 * hour][random(3)] ?? hour);
    const device = devices[random(3)];
    if (!device) continue;
    device.isNow();
    changes[random(changes.length)]?.(device);
    // Now and then a device has a network.
    if (random(3) === 0)
      await sync(device, ([null, null, 'sent', 'received'] as const)[random(4)] ?? null);
  }
  for (let round = 0; round < 2; round += 1) {
    elapsed += minute;
    for (const device of devices) await sync(device, null);
  }
  const marked = without(truth.marks, (isThere) => !isThere);
  return {
    devices: devices.map((device) => device.has()),
    should: {
      bookmarks: Object.fromEntries(marked.map((key) => [key, truth.notes.get(key) ?? ''])),
      queue: without(truth.queued, (isThere) => !isThere).sort(),
      positions: Object.fromEntries(truth.positions),
    },
  };
}

/** Each device's order of the queue is the same; which one is not decided here. */
const isRight = ({ devices, should }: Awaited<ReturnType<typeof play>>): boolean =>
  devices.every(
    (has) =>
      isDeepStrictEqual(has, devices[0]) &&
      isDeepStrictEqual({ ...has, queue: [...has.queue].sort() }, should),
  );

test('three devices agree, and nothing that was changed last is lost', async () => {
  for (let seed = 1; seed <= histories; seed += 1) {
    const result = await play(seed);
    if (!isRight(result)) throw new Error(`History ${seed}: ${JSON.stringify(result)}`);
  }
}, 3_600_000);

test('a server for which the last arrival wins is found', async () => {
  const found = [];
  for (let seed = 1; seed <= 5; seed += 1) found.push(isRight(await play(seed, true)));
  expect(found).toContain(false);
});
