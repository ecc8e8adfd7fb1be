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
test('a list is read as it was stored, and one of another form is not read', async () => {
  const key = await generateKey();
  await writeVaultKey({ account, key, isLocal: false });
  await storeList(account, 'purchases', list);
  expect(await storedList(account, 'purchases')).toMatchObject(list);
  expect(await storedList(account, 'wishes')).toBeNull();

  const db = await openDB('cicerone-lists');
  const encrypted = await encryptJson(key, `${account}\nlist\nwishes`, { ...list, form: 1 });
  await db.put('lists', encrypted, [account, 'wishes']);
  db.close();
  expect(await storedList(account, 'wishes')).toBeNull();
});
