import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { webcrypto } from 'node:crypto';
import { isLeased, leaseEnd, leaseTime, renewLeases } from './lease.ts';
import { generateKey, encrypt } from '../vault/encryption.ts';
import { guideOf, playableFile, putGuide } from '../vault/vault.ts';
import { vaultDb, type StoredGuide } from '../vault/vaultDb.ts';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const account = 'anna';
const day = 24 * 3600 * 1000;
const start = Date.UTC(2026, 2, 1);
const noContents = async () => encrypt(await generateKey(), 'nowhere', new Uint8Array(1));
const address = (guideId: number) => `https://media.example/${guideId}.mp3`;

/** Stores a complete download of one track; `changes` are those of its record. */
async function storeDownload(guideId: number, changes: Partial<StoredGuide> = {}): Promise<void> {
  const state = { isWanted: false, isComplete: true, hasLapsed: false };
  const record = { account, guideId, addedAt: start, total: 1, contents: await noContents() };
  await putGuide({ ...record, ...state, leaseUntil: start + 30 * day, ...changes });
  await (await vaultDb()).put('files', fileOf(guideId));
}

const fileOf = (guideId: number) => ({
  account,
  guideId,
  address: address(guideId),
  size: 1,
  received: 1,
  type: 'audio/mpeg',
  validator: null,
  isComplete: true,
});
const plays = async (guideId: number) =>
  (await playableFile(account, address(guideId))) !== undefined;
const clock = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(time);

/** Stores a download as version 1 of the app did. Must run before the current version opens the database. */
async function storeAsVersion1(guideId: number): Promise<void> {
  const db = await openDB('cicerone-downloads', 1, {
    upgrade(old) {
      old.createObjectStore('keys');
      old.createObjectStore('guides', { keyPath: ['account', 'guideId'] });
      const files = old.createObjectStore('files', { keyPath: ['account', 'guideId', 'address'] });
      files.createIndex('byAddress', ['account', 'address']);
      old.createObjectStore('chunks', { keyPath: ['account', 'guideId', 'address', 'index'] });
    },
  });
  const state = { isWanted: false, isComplete: true, hasLapsed: false };
  const contents = await noContents();
  await db.put('guides', { account, guideId, addedAt: 1, total: 1, contents, ...state });
  await db.put('files', fileOf(guideId));
  db.close();
}

beforeAll(() => storeAsVersion1(1));
beforeEach(() => clock(start));
afterEach(async () => {
  jest.restoreAllMocks();
  const db = await vaultDb();
  await Promise.all((['clocks', 'files', 'guides'] as const).map((name) => db.clear(name)));
});

test('a download that is older than leases plays for 30 days, and no longer', async () => {
  expect(await plays(1)).toBe(true);
  clock(start + 30 * day - 1);
  expect(await plays(1)).toBe(true);
  clock(start + 30 * day);
  expect(await plays(1)).toBe(false);
});

test('a response of the server renews or ends the leases of all downloads', async () => {
  await storeDownload(1);
  await storeDownload(2);
  await storeDownload(3, { leaseUntil: start - day });
  const leases = { ownedIds: [1, 3], ownedSeconds: (30 * day) / 1000, subscriptionSeconds: 0 };
  clock(start + 10 * day);
  // The third download could not be played before.
  expect(await renewLeases(account, leases)).toBe(1);
  expect([await plays(1), await plays(2), await plays(3)]).toEqual([true, false, true]);
  clock(start + 40 * day - 1);
  expect(await plays(1)).toBe(true);
  clock(start + 40 * day);
  expect(await plays(1)).toBe(false);

  // With a new subscription it plays without another download.
  expect(await renewLeases(account, { ...leases, subscriptionSeconds: 60 })).toBe(0);
  expect(await plays(2)).toBe(true);
  clock(start + 40 * day + 60_000);
  expect([await plays(1), await plays(2)]).toEqual([true, false]);
});

test('a contact with a provider without leases allows 30 days, except for a guide that is no longer owned', async () => {
  await storeDownload(1);
  await storeDownload(2, { hasLapsed: true });
  clock(start + 29 * day);
  expect(await renewLeases(account, null)).toBe(0);
  clock(start + 58 * day);
  expect([await plays(1), await plays(2)]).toEqual([true, false]);
});

test('a clock that is set back extends no lease, and a contact corrects the time', async () => {
  await storeDownload(1);
  clock(start + 31 * day);
  expect(await plays(1)).toBe(false);
  clock(start + 2 * day);
  expect(await plays(1)).toBe(false);
  expect(await leaseTime(account)).toBe(start + 31 * day);
  await renewLeases(account, null);
  expect(await plays(1)).toBe(true);
  expect((await guideOf(account, 1))?.leaseUntil).toBe(start + 32 * day);
});

test('a full disk does not prevent a download from playing', async () => {
  await storeDownload(1);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  expect(await plays(1)).toBe(true);
});

test('a lease is limited to 30 days, whatever the provider says', () => {
  expect(leaseEnd(start, (400 * day) / 1000)).toBe(start + 30 * day);
  expect(isLeased({ hasLapsed: false, leaseUntil: start }, start)).toBe(false);
});
