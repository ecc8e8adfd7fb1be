import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import type { GuideDetail } from '../../domain/model.ts';
import { vaultDb } from '../../features/library/offline/vault/vaultDb.ts';
import { paths } from '../../shared/site/paths.ts';
import { listenableGuide } from '../server/catalogue.ts';
import { requestsTo } from '../server/failNext.ts';
import { renderPage } from './renderPage.tsx';
import { shopper } from '../server/shopper.ts';
import { whileReactWorks } from '../whileReactWorks.ts';

/** A browser that may keep downloads: jsdom lacks a database, encryption, and addresses without an origin. */
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
const { fetch } = globalThis;
globalThis.fetch = (input, init) =>
  fetch(typeof input === 'string' ? new URL(input, process.env.CICERONE_TEST_SERVER) : input, init);

const ample = 10 * 1024 ** 3;

/** What the browser says it would still take, in bytes. */
export function mockFreeSpace(quota: number): void {
  const storage = { estimate: () => Promise.resolve({ quota, usage: 0 }) };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
}

/** The page of a guide that a customer of the test's own has bought, and has begun to listen to unless told otherwise. */
export async function openOwned({ isAnswered = true } = {}) {
  mockFreeSpace(ample);
  const person = await shopper();
  const guide = await listenableGuide();
  await (isAnswered ? person.buy(guide.id) : person.buyOnly(guide.id));
  // Each test begins with an empty disk.
  const db = await vaultDb();
  await Promise.all((['chunks', 'files', 'guides', 'keys'] as const).map((name) => db.clear(name)));
  const opened = renderPage(paths.guide(guide.id), person.storage);
  // Before the account's key is here, nothing can be taken.
  await waitFor(() => expect(opened.store.getState().downloads.account).not.toBeNull());
  return { ...opened, guide, person };
}

export const mediaPath = ({ tracks }: GuideDetail, place: number): string =>
  `/storage/audio/track/${tracks[place]?.id}.mp3`;

/** How often each track of a guide was fetched. */
export const fetches = (guide: GuideDetail): number[] =>
  guide.tracks.map((_track, place) => requestsTo('GET', mediaPath(guide, place)).length);

export const storedChunks = (): Promise<number> =>
  whileReactWorks(async () => (await vaultDb()).count('chunks'));

/** The button of the guide's page, by what it says. By its label: roles of a whole page are slow to find. */
export const downloadButton = (name: string) =>
  screen.findByLabelText(name, { selector: 'button' });
