/**
 * `npm run catalogue -- check|diff|import|export|schemas FOLDER`, and `status`, for the database that the settings name
 * (docs/how-to/catalogue.md). A server may run on it meanwhile.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CatalogueMissing } from '../../catalogue/check/folder.ts';
import { readCatalogue } from '../../catalogue/check/readCatalogue.ts';
import { kindNames } from '../../catalogue/format/entry.ts';
import { CatalogueRefused } from '../../catalogue/format/problems.ts';
import { frontSchemas } from '../../catalogue/format/schemas.ts';
import { FfmpegFailed } from '../../catalogue/sound/ffmpeg.ts';
import { StoreFailed } from '../../catalogue/store/mediaStore.ts';
import { openStore } from '../../catalogue/store/openStore.ts';
import { ConfigError, readConfig, type Config } from '../../config.ts';
import { DatabaseRefused, DatabaseUnavailable, MigrationMismatch } from '../../db/errors.ts';
import { openForCommand, type Database } from '../../db/open.ts';
import { countsOf, lineOf, type Change } from '../../seed/changes.ts';
import { shopStatus } from '../../modules/operator/shopStatus.ts';
import { ExportRefused, exportCatalogue } from '../../seed/exportCatalogue.ts';
import { compareCatalogue, importCatalogue, ImportRefused } from '../../seed/importCatalogue.ts';

/** The command was called in another way than it can be. */
class Usage extends Error {
  override readonly name = 'Usage';
}

class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

const log = { info: () => undefined, warn: console.warn, error: console.error };
const report = (line: string): void => console.log(line);

const SCHEMA_DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const LAST_WORK_MS = 500;

/** How long one statement of an import may take: it writes up to 2,000 rows. */
const QUERY_LIMIT_MS = 120_000;

async function withDatabase(work: (db: Database, config: Config) => Promise<void>): Promise<void> {
  const config = readConfig();
  const db = await openForCommand({ ...config, log, queryLimitMs: QUERY_LIMIT_MS });
  try {
    await work(db, config);
  } finally {
    await db.close();
  }
}

async function check(folder: string, decodes: boolean): Promise<void> {
  const { entries, problems } = await readCatalogue(folder, undefined, report, { decodes });
  if (problems.length > 0) throw new CatalogueRefused(problems);
  if (entries.length === 0)
    throw new ImportRefused(`${folder} has no entry: is it the right folder?`);
  report(`${folder} has ${entries.length} entries and no problem.`);
}

function print(changes: readonly Change[]): void {
  for (const line of changes.map(lineOf).sort()) report(line);
  report(changes.length === 0 ? 'The shop has this catalogue.' : countsOf(changes));
}

const diff = (folder: string): Promise<void> =>
  withDatabase(async (db) => print(await compareCatalogue(db, { folder, report })));

/** Ends what the command has begun: no program and no temporary file is left. */
const interruption = new AbortController();

const bringIn = (folder: string, allowRemoving: number): Promise<void> =>
  withDatabase(async (db, config) => {
    const store = await openStore(config);
    const started = performance.now();
    const changes = await importCatalogue(db, {
      folder,
      store,
      report,
      prepare: true,
      allowRemoving,
      signal: interruption.signal,
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    report(`${countsOf(changes)}, in ${seconds} s. Running servers show it within 5 s.`);
  });

/** Writes the schemas of front matter for editors. */
async function writeSchemas(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const kind of kindNames) {
    const schema = { $schema: SCHEMA_DIALECT, title: `${kind}.md`, ...frontSchemas[kind] };
    await writeFile(join(folder, `${kind}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
  }
  report(`${kindNames.length} schemas are in ${folder}.`);
}

const bringOut = (folder: string): Promise<void> =>
  withDatabase(async (db, config) => {
    const store = await openStore(config);
    report(`${await exportCatalogue(db, { folder, store })} entries are in ${folder}.`);
  });

const status = (): Promise<void> =>
  withDatabase(async (db) => {
    for (const { title, none, lines, isUrgent } of await shopStatus(db)) {
      report(`${title}${isUrgent ? ' – please look' : ''}`);
      for (const line of lines.length > 0 ? lines : [none]) report(`  ${line}`);
    }
  });

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      fast: { type: 'boolean', default: false },
      'allow-removing': { type: 'string', default: '0' },
    },
  });
  const [task = '', name, ...more] = positionals;
  const allowed = Number(values['allow-removing']);
  if (!Number.isSafeInteger(allowed) || allowed < 0) {
    throw new Usage('Say how many entries may go off sale: --allow-removing 12');
  }
  const tasks: Record<string, (folder: string) => Promise<void>> = {
    check: (folder) => check(folder, !values.fast),
    diff,
    import: values['dry-run'] ? diff : (folder) => bringIn(folder, allowed),
    export: bringOut,
    schemas: writeSchemas,
  };
  if (task === 'status' && name === undefined) return status();
  const wanted = tasks[task];
  if (!wanted || name === undefined || more.length > 0) {
    throw new Usage(
      'Say: npm run catalogue -- check FOLDER, or diff, import, import --dry-run, export or schemas; or: npm run catalogue -- status',
    );
  }
  await wanted(resolve(name));
}

const KNOWN = [
  Usage,
  CatalogueMissing,
  CatalogueRefused,
  ConfigError,
  ExportRefused,
  FfmpegFailed,
  ImportRefused,
  Interrupted,
  StoreFailed,
  DatabaseRefused,
  DatabaseUnavailable,
  MigrationMismatch,
];

try {
  // Recordings and pictures are read by the server's user, who may be another one.
  process.umask(0o022);
  const interrupted = new Promise<never>((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        interruption.abort();
        // The program that makes sound ends first, and its folder is removed.
        setTimeout(
          () => reject(new Interrupted('Interrupted: nothing was imported.')),
          LAST_WORK_MS,
        );
      });
    }
  });
  await Promise.race([run(), interrupted]);
} catch (error) {
  const isKnown = KNOWN.some((kind) => error instanceof kind);
  console.error(isKnown && error instanceof Error ? error.message : error);
  process.exitCode = 1;
  if (error instanceof Interrupted) process.exit();
}
