import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import type { GuideDetail } from '../../../../domain/model.ts';
import { guideOf } from '../../../../testing/player/openPlayer.ts';
import { renderPart } from '../../../../testing/screens/renderPart.tsx';
import { realFetch } from '../../../../testing/server/failNext.ts';
import { settings } from '../../../../shared/site/settings.ts';
import { downloadGuide } from '../engine/downloadGuide.ts';
import { storeRequest } from '../engine/storeRequest.ts';
import { downloadsEvents } from '../state/downloadsSlice.ts';
import { generateKey } from '../vault/encryption.ts';
import {
  decryptContents,
  filesOf,
  guideOf as storedGuide,
  remove,
  writeVaultKey,
} from '../vault/vault.ts';
import type { VaultKey } from '../vault/vaultDb.ts';
import { storedResponseTo } from '../worker/vaultResponses.ts';
import { DownloadMenu } from './DownloadMenu.tsx';

// jsdom has no SubtleCrypto.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
afterEach(() => void (globalThis.fetch = realFetch));

const account = 'somebody';
const guideId = 7;
const guideIn = (lang: string): GuideDetail => ({
  ...guideOf('f', { id: guideId }),
  lang,
  languages: ['it', 'en'],
});
const named = ({ title, lang, cover }: GuideDetail) => ({ guideId, title, lang, cover });

test.each([
  ['Download in English', ['en']],
  ['Download in all languages', ['en', 'it']],
])('%s of a guide in several requests %j', async (name, languages) => {
  const anchor = document.body.appendChild(document.createElement('button'));
  const guide = guideIn('en');
  const { store, user } = renderPart(
    <DownloadMenu
      guide={{ ...named(guide), lang: guide.lang }}
      languages={guide.languages}
      download={undefined}
      canStore
      notice={false}
      anchor={anchor}
      onClose={() => undefined}
    />,
  );
  const requested: unknown[] = [];
  store.listen((startListening) =>
    startListening({
      actionCreator: downloadsEvents.downloadRequested,
      effect: ({ payload }) => void requested.push(payload),
    }),
  );
  expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  await user.click(screen.getByRole('menuitem', { name }));
  expect(requested).toEqual([{ ...named(guide), languages }]);
});

const size = 1000;

/** Downloads the guide as its English page requests it. */
async function download(languages: string[]): Promise<VaultKey> {
  globalThis.fetch = () =>
    Promise.resolve(
      new Response(new Uint8Array(size), { headers: { 'Content-Type': 'audio/mpeg' } }),
    );
  const vaultKey = { account, key: await generateKey(), isLocal: false };
  await writeVaultKey(vaultKey);
  await remove(account);
  await storeRequest(vaultKey, { ...named(guideIn('en')), languages });
  await downloadGuide({
    vaultKey,
    guideId,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    calls: {
      guide: async ({ language = '' }) => ({ answer: { language }, guide: guideIn(language) }),
      plan: async ({ language }) => ({
        guideId,
        title: '',
        leaseSeconds: 3600,
        tracks: [{ audio: `audio/track/1.${language}.mp3`, size, fileName: `1.${language}.mp3` }],
      }),
    },
  });
  return vaultKey;
}

test('a guide in all languages is stored as one download, and played in each without the network', async () => {
  const { key } = await download(['en', 'it']);
  const stored = await storedGuide(account, guideId);
  expect(stored).toMatchObject({ isComplete: true, total: 2 * size });
  const recordings = (await filesOf(account, guideId)).filter(({ address }) =>
    /mp3$/.test(address),
  );
  expect(recordings.map(({ address }) => address.split('/').at(-1))).toEqual([
    '1.en.mp3',
    '1.it.mp3',
  ]);
  const contents = stored && (await decryptContents(key, stored));
  expect(contents?.tracks.map(({ fileName }) => fileName)).toEqual(['1.en.mp3', '1.it.mp3']);

  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  const address = new URL(`/api/v1/client/audio-guide/${guideId}`, settings.apiBase);
  const languageIn = async (query: string, accepted: string) => {
    const request = new Request(address.href + query, { headers: { 'Accept-Language': accepted } });
    return (await storedResponseTo(address, address.origin)?.(request))?.json();
  };
  expect(await languageIn('', 'it')).toEqual({ language: 'it' });
  expect(await languageIn('?language=en', 'it')).toEqual({ language: 'en' });
  expect(await languageIn('?language=fr', 'it')).toEqual({ language: 'en' });
});

test('a guide in one of its languages is downloaded in that one, whatever is chosen later', async () => {
  await download(['it']);
  const files = await filesOf(account, guideId);
  expect(files.map(({ address }) => address).filter((each) => each.includes('.en.'))).toEqual([]);
  expect(await storedGuide(account, guideId)).toMatchObject({ total: size });
});
