/** `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`, for the database of the settings. */
import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../../config.ts';
import { DatabaseUnavailable, sqlStateOf } from '../../db/errors.ts';
import { MIGRATIONS } from '../../db/open.ts';
import { expectBackup, linesOf, writeLines } from './backupFile.ts';
import { copyOfTables, restoreTables } from './copyTables.ts';
import { expectNoOthers, expectNoPooler, withCopyConnection } from './pgCopy.ts';
import { quietLog as log, runCommand } from '../command.ts';
import { Refused } from '../../lib/refused.ts';

async function backUp(config: Config, file: string): Promise<void> {
  if (await stat(file).catch(() => undefined)) throw new Refused(`${file} exists already.`);
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'postgres'))) {
    throw new Refused(`There is no database in ${config.dataDir}.`);
  }
  // A backup that was interrupted must not look like a complete one.
  const unfinished = `${file}.unfinished`;
  try {
    await withCopyConnection('command', { ...config, log }, (connection) =>
      writeLines(unfinished, copyOfTables(connection)),
    );
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  console.log(
    `The database is in ${file}. Keep it as safe as the shop: it holds accounts and keys.`,
  );
}

async function restore(config: Config, file: string, replace: boolean): Promise<void> {
  await expectBackup(file);
  await expectNoPooler(config.databaseUrl);
  await withCopyConnection('restore', { ...config, log }, async (connection) => {
    await expectNoOthers(connection);
    await restoreTables(connection, linesOf(file), { migrations: MIGRATIONS, replace });
  });
  console.log('The database is restored. The next start migrates it where needed.');
}

const FULL = new Set(['ENOSPC', '53100']);

/** @throws Refused for a full disk, and any other error as it is */
function explain(error: unknown): never {
  const cause = error instanceof DatabaseUnavailable ? error.cause : error;
  if (FULL.has(sqlStateOf(cause))) {
    throw new Refused('The disk is full. The database is as it was before.', { cause });
  }
  throw error;
}

await runCommand(async () => {
  process.umask(0o077);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [task, name, ...more] = positionals;
  if ((task !== 'backup' && task !== 'restore') || name === undefined || more.length > 0) {
    throw new Refused('npm run backup -- FILE, or npm run restore -- FILE [--replace]');
  }
  const config = readConfig();
  const work =
    task === 'backup'
      ? backUp(config, resolve(name))
      : restore(config, resolve(name), values.replace);
  await work.catch(explain);
});
