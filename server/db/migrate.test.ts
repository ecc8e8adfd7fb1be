import { appendFile, cp, mkdtemp, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownDatabase } from '../../tests/support/server/ownServer.ts';
import { MigrationMismatch } from './errors.ts';
import { migrate } from './migrate.ts';
import { makePool } from './pool.ts';

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

let parent = '';
let folder = '';
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'cicerone-migrations-'));
  folder = join(parent, 'migrations');
  await cp(join(__dirname, 'migrations'), folder, { recursive: true });
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** Migrates a database that has all migrations, as a server's start does. */
async function start(): Promise<void> {
  const databaseUrl = await ownDatabase();
  const pool = makePool({ databaseUrl, poolSize: 1, queryLimitMs: 1000, isPooled: false, log });
  try {
    await migrate(pool, folder, log);
  } finally {
    await pool.end();
  }
}

test('a server does not start when an applied migration was edited', async () => {
  await appendFile(join(folder, '001_catalogue.sql'), '\n-- a second thought\n');
  const starting = start();
  await expect(starting).rejects.toThrow(/Migration 001_catalogue\.sql was edited/);
  await expect(starting).rejects.toBeInstanceOf(MigrationMismatch);
});

test('a server does not start on a database of a newer version', async () => {
  await unlink(join(folder, '025_tracks_of_a_recording.sql'));
  await expect(start()).rejects.toThrow(/025_tracks_of_a_recording\.sql.*newer version/);
});
