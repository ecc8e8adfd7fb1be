import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { openDB } from 'idb';
import type { StoredList } from '../../../../domain/decode/catalogue/storedList.ts';
import { toPicture } from '../../../../domain/decode/catalogue/picture.ts';
import { encryptJson, generateKey } from '../vault/encryption.ts';
import { writeVaultKey } from '../vault/vault.ts';
import { storedList, storeList } from './listStore.ts';

// jsdom has no SubtleCrypto.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const account = 'somebody';
const list: StoredList = {
  guides: [
    {
      id: 5,
      title: 'La cupola',
      shortDescription: 'Brunelleschi',
      cover: toPicture('pictures/guide/5.160-320.webp'),
      theme: 'theme/5.mp3',
      price: '4.99',
      isSpecial: true,
      lang: 'it',
      category: { id: 2, name: 'Chiese' },
      isOwned: true,
      isInLibrary: false,
      duration: 600,
    },
  ],
  plan: { name: 'Annuale', end: '2026-12-01T00:00:00.000Z' },
  readAt: Date.UTC(2026, 10, 24),
};
/** The same list, as releases stored it that kept guides in the form of the API. */
const earlier = {
  guides: [
    {
      id: 5,
      title: 'La cupola',
      short_description: 'Brunelleschi',
      cover: 'pictures/guide/5.160-320.webp',
      theme: 'theme/5.mp3',
      price: '4.99',
      remark: 'Special',
      category: { id: 2, name: 'Chiese' },
      purchase: true,
      wishList: false,
      duration: 600,
    },
  ],
  plan: list.plan,
  readAt: list.readAt,
};

test('a list is read as it was stored, and as an earlier release has stored it', async () => {
  const key = await generateKey();
  await writeVaultKey({ account, key, isLocal: false });
  await storeList(account, 'purchases', list);
  expect(await storedList(account, 'purchases')).toMatchObject(list);
  expect(await storedList(account, 'wishes')).toBeNull();

  const db = await openDB('cicerone-lists');
  const encrypted = await encryptJson(key, `${account}\nlist\nwishes`, earlier);
  await db.put('lists', encrypted, [account, 'wishes']);
  db.close();
  expect(await storedList(account, 'wishes')).toEqual(list);
});
