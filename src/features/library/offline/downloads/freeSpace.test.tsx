import { screen } from '@testing-library/react';
import { failNext } from '../../../../testing/server/failNext.ts';
import {
  downloadButton,
  fetches,
  storedChunks,
  mediaPath,
  openOwned,
  mockFreeSpace,
} from '../../../../testing/screens/downloadsBrowser.tsx';
import { downloadsCopy } from './copy.ts';

const { reasons } = downloadsCopy;
afterEach(() => jest.restoreAllMocks());

const choose = async (
  { user }: Pick<Awaited<ReturnType<typeof openOwned>>, 'user'>,
  button: string,
  item: string,
) => {
  await user.click(await downloadButton(button));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

/** Free space is checked before a download, its completeness after. */
it('a download without free space shows a message and fetches nothing, and completes when there is space', async () => {
  const opened = await openOwned();
  const { guide, user } = opened;
  mockFreeSpace(1024 * 1024);
  await user.click(await downloadButton('Download'));
  expect(await screen.findByText(new RegExp(reasons.noSpace))).toBeVisible();
  await downloadButton('Download stopped');
  expect(fetches(guide)).toEqual(guide.tracks.map(() => 0));
  expect(await storedChunks()).toBe(0);

  mockFreeSpace(1024 ** 3);
  await choose(opened, 'Download stopped', 'Resume');
  await downloadButton('Downloaded');
  expect(fetches(guide)).toEqual(guide.tracks.map(() => 1));
});

/** A disk that takes so many more records of a store, and refuses the others. */
function fillDisk(store: string, after: number) {
  const { put } = IDBObjectStore.prototype;
  let writes = 0;
  const spy = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...record
  ) {
    if (this.name === store) writes += 1;
    if (writes > after) throw new DOMException('The disk is full', 'QuotaExceededError');
    return put.apply(this, record);
  });
  return () => spy.mockRestore();
}

it('a download on a disk that fills up shows a message, and later fetches only the rest', async () => {
  const opened = await openOwned();
  const { guide, user } = opened;
  // The cover, a track and its transcript.
  const free = fillDisk('chunks', 3);
  await user.click(await downloadButton('Download'));
  expect(await screen.findByText(new RegExp(reasons.noSpace))).toBeVisible();
  await downloadButton('Download stopped');
  expect(await storedChunks()).toBe(3);
  expect(fetches(guide).slice(0, 4)).toEqual([1, 1, 0, 0]);
  free();
  await choose(opened, 'Download stopped', 'Resume');
  await downloadButton('Downloaded');
  expect(fetches(guide).slice(0, 4)).toEqual([1, 2, 1, 1]);
});

it('a download on a full disk shows a message, and changes nothing', async () => {
  const { user } = await openOwned();
  const free = fillDisk('guides', 0);
  await user.click(await downloadButton('Download'));
  expect(await screen.findByText(new RegExp(reasons.noSpace))).toBeVisible();
  expect(await downloadButton('Download')).toBeVisible();
  free();
  await user.click(await downloadButton('Download'));
  await downloadButton('Downloaded');
});

it('a track that arrives incomplete is requested again when there is a network', async () => {
  const { guide, user } = await openOwned();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  failNext('GET', mediaPath(guide, 1), { status: 200, body: 'too short', type: 'audio/mpeg' });
  await user.click(await downloadButton('Download'));
  expect(await screen.findByText(new RegExp(reasons.connection))).toBeVisible();
  await downloadButton('Download stopped');
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  await downloadButton('Downloaded');
  expect(fetches(guide)).toEqual(guide.tracks.map((_track, index) => (index === 1 ? 2 : 1)));
});

it('a track that is missing on the server shows a fault of the server, not of the account', async () => {
  const { guide, user } = await openOwned();
  // Once more with a new address.
  failNext('GET', mediaPath(guide, 0), 404, 2);
  await user.click(await downloadButton('Download'));
  expect(await screen.findByText(new RegExp(reasons.server))).toBeVisible();
});
