import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { settings } from '../../../../shared/site/settings.ts';
import { guideOf } from '../../../../testing/player/openPlayer.ts';
import { realFetch } from '../../../../testing/server/failNext.ts';
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
import { downloadGuide } from './downloadGuide.ts';
import { storeRequest } from './storeRequest.ts';

// jsdom has no SubtleCrypto.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
afterEach(() => void (globalThis.fetch = realFetch));

const account = 'somebody';
const guideId = 7;
const guideIn = (lang: string) => ({ ...guideOf('f', { id: guideId }), lang });
const size = 1000;

/** Downloads a guide in these languages; the first one is that of its page. */
async function download(languages: string[]): Promise<VaultKey> {
  const sound = { headers: { 'Content-Type': 'audio/mpeg' } };
  globalThis.fetch = () => Promise.resolve(new Response(new Uint8Array(size), sound));
  const vaultKey = { account, key: await generateKey(), isLocal: false };
  await writeVaultKey(vaultKey);
  await remove(account);
  const { title, cover } = guideIn('');
  await storeRequest(vaultKey, { guideId, title, cover, lang: languages[0], languages });
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

const recordings = async () =>
  (await filesOf(account, guideId))
    .map(({ address }) => address.split('/').at(-1) ?? '')
    .filter((name) => name.endsWith('.mp3'));

test('a guide in all languages is stored as one download, and read in each without the network', async () => {
  const { key } = await download(['en', 'it']);
  const stored = await storedGuide(account, guideId);
  expect(stored).toMatchObject({ isComplete: true, total: 2 * size });
  expect(await recordings()).toEqual(['1.en.mp3', '1.it.mp3']);
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

test('a guide in one of its languages is downloaded in that one alone', async () => {
  await download(['it']);
  expect(await recordings()).toEqual(['1.it.mp3']);
  expect(await storedGuide(account, guideId)).toMatchObject({ total: size });
});
