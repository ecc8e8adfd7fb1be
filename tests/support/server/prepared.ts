/**
 * A filled data folder, made once for each checkout and state of migrations, content and the code that fills it: with
 * a copy of it a server on the embedded database starts in about a second.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  access,
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEMO_CATALOGUE } from '../../../build.settings.ts';
import { UNSAFE } from './postgres.ts';

type StartProcess = (folder: string) => Promise<{ kill(signal: NodeJS.Signals): Promise<unknown> }>;

const PREFIX = 'shop-';
/** In the temporary folder, because the database's user may not reach a checkout of root's. */
const CACHE = join(tmpdir(), `cicerone-prepared-${process.getuid?.() ?? 0}`);
/** The files that decide the content of a filled folder. */
const SOURCES = [
  'server/catalogue',
  'server/db',
  'server/seed',
  'package-lock.json',
  DEMO_CATALOGUE,
  // Names the recordings, which are too large to hash each time.
  'demo/audio-maker/manifest.json',
];
const COUNTS = /(?<!\.test)\.(ts|sql|json|md|webp)$/;

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  );
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function hashOfSources(): Promise<string> {
  // The recordings of this folder's media are in the checkout (.cache/media): another one has others.
  const hash = createHash('sha256').update(process.cwd());
  const files = (await Promise.all(SOURCES.map(filesBelow))).flat().sort();
  for (const file of files.filter((name) => COUNTS.test(name)))
    hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

let prepared: Promise<string> | undefined;

/** Fills an empty folder. Several processes may do so at the same time. */
export async function copyPrepared(startProcess: StartProcess, folder: string): Promise<void> {
  prepared ??= prepare(startProcess);
  // Keeps the owner: root runs the database as another user.
  await promisify(execFile)('cp', ['-a', `${await prepared}/.`, folder]);
}

async function prepare(startProcess: StartProcess): Promise<string> {
  const folder = join(CACHE, `${PREFIX}${await hashOfSources()}`);
  if (await exists(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const work = await mkdtemp(join(CACHE, 'making-'));
  try {
    const server = await startProcess(work);
    await server.kill('SIGTERM');
    const unsafe = Object.entries(UNSAFE).map(([name, value]) => `${name} = ${value}\n`);
    await appendFile(join(work, 'postgres/postgresql.auto.conf'), unsafe.join(''));
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    throw error;
  }
  await rename(work, folder).catch(() => rm(work, { recursive: true, force: true }));
  await dropOthers(folder);
  return folder;
}

async function dropOthers(current: string): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const path = join(CACHE, name);
    if (name.startsWith(PREFIX) && path !== current)
      await rm(path, { recursive: true, force: true });
  }
}
