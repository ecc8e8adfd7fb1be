import { VersionedCache } from './versionedCache.ts';

/** Returns a cache of texts, each as large as its length, and the keys that were computed. */
const counting = (maxBytes: number) => {
  const made: string[] = [];
  let version = 1;
  const cache = new VersionedCache<string>(
    async () => String(version),
    maxBytes,
    (text) => text.length,
  );
  const read = (key: string, text = key) =>
    cache.get(key, async (of) => (made.push(key), `${text}@${of}`));
  return { cache, made, read, newVersion: () => (version += 1) };
};

it('makes once what many ask for at the same time, and keeps it', async () => {
  const { made, read } = counting(100);
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a@1', 'a@1', 'b@1']);
  expect(await read('a')).toBe('a@1');
  expect(made).toEqual(['a', 'b']);
});

it('makes everything again for a new version', async () => {
  const { read, newVersion } = counting(100);
  await read('a');
  newVersion();
  expect(await read('a')).toBe('a@2');
});

it('keeps no failure, nothing that does not exist and nothing without a size', async () => {
  const { cache } = counting(100);
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', async () => null)).toBeNull();
  expect(await cache.get('a', async () => '')).toBe('');
  expect(await cache.get('a', async () => 'back')).toBe('back');
  expect(await cache.get('a', async () => 'again')).toBe('back');
});

it('drops what was not requested the longest when its bytes are too many', async () => {
  const { made, read } = counting(12);
  await read('aa');
  await read('bb');
  await read('cc');
  await read('aa');
  await read('dd');
  made.length = 0;
  await read('aa');
  await read('bb');
  expect(made).toEqual(['bb']);
});

it('keeps nothing that is larger than all of it, and what it had', async () => {
  const { made, read } = counting(12);
  await read('aa');
  await read('large', 'twelve bytes');
  made.length = 0;
  await read('aa');
  await read('large', 'twelve bytes');
  expect(made).toEqual(['large']);
});
