import { VersionedRows } from './versionedRows.ts';

/** Returns rows of a table with the ids 1 to 9, and the ids of each time it was read. */
const table = () => {
  const reads: number[][] = [];
  let version = 1;
  const rows = new VersionedRows(
    () => Promise.resolve(String(version)),
    async (ids) => {
      reads.push(ids);
      const of = version;
      return ids
        .filter((id) => id < 10)
        .map((id) => ({ id, of }))
        .reverse();
    },
  );
  const read = async (...ids: number[]) =>
    (await rows.get(ids)).map(({ id, of }) => `${id}@${of}`).join(' ');
  return { read, reads, newVersion: () => (version += 1) };
};

it('returns the rows that exist, in the order of the ids', async () => {
  const { read } = table();
  expect(await read(3, 1, 11, 2)).toBe('3@1 1@1 2@1');
});

it('reads only the rows that it does not have', async () => {
  const { read, reads } = table();
  await read(1, 2);
  expect(await read(2, 3, 1)).toBe('2@1 3@1 1@1');
  await read(1, 2, 3);
  expect(await read()).toBe('');
  expect(reads).toEqual([[1, 2], [3]]);
});

it('reads all rows again for a new version', async () => {
  const { read, newVersion } = table();
  await read(1, 2);
  newVersion();
  expect(await read(2, 1)).toBe('2@2 1@2');
});

it('gives a row that was read before a change to no call after it', async () => {
  let version = '1';
  let finish = (): void => undefined;
  const late = new Promise<void>((resolve) => (finish = resolve));
  const rows = new VersionedRows(
    async () => version,
    async ([id = 0]) => {
      const of = version;
      if (of === '1') await late;
      return [{ id, of }];
    },
  );
  const before = rows.get([1]);
  // The read is under way.
  await new Promise(setImmediate);
  version = '2';
  expect(await rows.get([1])).toEqual([{ id: 1, of: '2' }]);
  finish();
  expect(await before).toEqual([{ id: 1, of: '1' }]);
  expect(await rows.get([1])).toEqual([{ id: 1, of: '2' }]);
});
