/** What is said of a cover's file. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainPicture, writeFiles } from '../../../tests/support/catalogue/folder.ts';
import { coverColour } from './inspect.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-covers-'));
  const whole = await plainPicture(900, 900);
  await writeFiles(folder, { 'whole.png': whole, 'cut.png': whole.subarray(0, 1500) });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const colours = (name: string) =>
  Promise.all(Array.from({ length: 100 }, () => coverColour(join(folder, name), name, 'guide')));

test('a cover that is cut off is refused each time when many are read at once', async () => {
  expect(new Set(await colours('cut.png'))).toEqual(
    new Set([expect.stringContaining('cut.png cannot be read as a picture')]),
  );
});

test('a whole cover has its mean colour', async () => {
  for (const found of await colours('whole.png')) expect(found).toEqual({ colour: '007' });
});
