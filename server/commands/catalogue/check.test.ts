/** `npm run catalogue -- check` names every defect with its file and line. */
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '../../../tests/support/server/command.ts';
import { writeFiles, writeGuides } from '../../../tests/support/catalogue/folder.ts';
import { defects, plantedFiles, type Defect } from '../../../tests/support/catalogue/defects.ts';

let folder = '';
let said = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cicerone-catalogue-'));
  await writeGuides(folder, [['siena', 'Siena']]);
  await writeFiles(folder, await plantedFiles());
  await symlink('/etc/hostname', join(folder, 'guides/linked/02.mp3'));
  ({ said } = await catalogue(['check', folder]));
  // A process that reads a file for each kind of defect.
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const lineOf = ({ file, line }: Defect): string =>
  said.split('\n').find((one) => one.startsWith(`${file}:${line}: `)) ?? '';

test('at least 50 defects are planted, each at a line of its own', () => {
  const places = defects.map(({ file, line }) => `${file}:${line}`);
  expect(places.length).toBeGreaterThanOrEqual(50);
  expect(new Set(places).size).toBe(places.length);
});

test.each(defects.map((defect) => [`${defect.file}:${defect.line}`, defect] as const))(
  '%s is named',
  (_place, defect) => {
    expect(lineOf(defect)).toMatch(defect.says);
  },
);

test('nothing else is named', () => {
  const named = said.split('\n').filter((line) => /^\S+:\d+: /.test(line));
  const places = new Set(defects.map(({ file, line }) => `${file}:${line}`));
  expect(named.filter((line) => !places.has(line.split(': ')[0] ?? ''))).toEqual([]);
});

test('a folder that is missing is named with what explains the format', async () => {
  const { code, said: answer } = await catalogue(['check', join(folder, 'nothing')]);
  expect(code).toBe(1);
  expect(answer).toContain('docs/how-to/catalogue.md explains how to write a catalogue');
});
