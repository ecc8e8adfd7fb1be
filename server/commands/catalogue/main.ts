/**
 * `npm run catalogue -- check|diff|import|export|schemas FOLDER`, `preview SLUG`, `labels SLUG`, `undo` and `status`, for the database that the settings name
 * (docs/how-to/catalogue.md). A server may run on it meanwhile.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readCatalogue } from '../../catalogue/check/readCatalogue.ts';
import { kindNames } from '../../catalogue/format/entry.ts';
import { CatalogueRefused } from '../../catalogue/format/problems.ts';
import { frontSchemas } from '../../catalogue/format/schemas.ts';
import { openStore } from '../../catalogue/store/openStore.ts';
import { Refused } from '../../lib/refused.ts';
import { countsOf, lineOf, turnLines } from '../../seed/changes.ts';
import { shopStatus } from '../../modules/operator/shopStatus.ts';
import { exportCatalogue } from '../../seed/exportCatalogue.ts';
import { compareCatalogue, importCatalogue } from '../../seed/importCatalogue.ts';
import { undoImport } from '../../seed/undoImport.ts';
import { labelSheet } from './labels.ts';
import { previewAddress } from './preview.ts';
import { printStatus, runCommand, withDatabase as open } from '../command.ts';

const report = (line: string): void => console.log(line);

const SCHEMA_DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const LAST_WORK_MS = 500;

/** How long one statement of an import may take: it writes up to 2,000 rows. */
const QUERY_LIMIT_MS = 120_000;

const withDatabase = (work: Parameters<typeof open>[0]): Promise<void> =>
  open(work, { queryLimitMs: QUERY_LIMIT_MS });

async function check(folder: string, decodes: boolean): Promise<void> {
  const { entries, problems } = await readCatalogue(folder, undefined, report, { decodes });
  if (problems.length > 0) throw new CatalogueRefused(problems);
  if (entries.length === 0) throw new Refused(`${folder} has no entry: is it the right folder?`);
  report(`${folder} has ${entries.length} entries and no problem.`);
}

const diff = (folder: string): Promise<void> =>
  withDatabase(async (db) => {
    const { changes, turns } = await compareCatalogue(db, { folder, report });
    for (const line of changes.map(lineOf).sort()) report(line);
    for (const line of turnLines(turns, changes)) report(line);
    report(changes.length === 0 ? 'The shop has this catalogue.' : countsOf(changes));
  });

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

const undo = (): Promise<void> =>
  withDatabase(async (db, config) => {
    const store = await openStore(config);
    const changes = await undoImport(db, { store, report, signal: interruption.signal });
    report(`${countsOf(changes)}. Running servers show it within 5 s.`);
  });

const preview = (name: string): Promise<void> =>
  withDatabase(async (db, config) => report(await previewAddress(db, config, name)));

/** Writes the sheet into the current folder. */
const labels = (slug: string): Promise<void> =>
  withDatabase(async (db, config) => {
    const sheet = await labelSheet(db, config, slug);
    const file = `labels-${slug}.pdf`;
    await writeFile(file, sheet);
    report(`The labels are in ${file}. Print it without scaling, and cut along the lines.`);
  });

const status = (): Promise<void> => withDatabase(async (db) => printStatus(await shopStatus(db)));

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
    throw new Refused('Say how many entries may go off sale: --allow-removing 12');
  }
  const tasks: Record<string, (folder: string) => Promise<void>> = {
    check: (folder) => check(folder, !values.fast),
    diff,
    import: values['dry-run'] ? diff : (folder) => bringIn(folder, allowed),
    export: bringOut,
    schemas: writeSchemas,
  };
  if (name === undefined && task === 'status') return status();
  if (name === undefined && task === 'undo') return undo();
  if (name !== undefined && task === 'preview' && more.length === 0) return preview(name);
  if (name !== undefined && task === 'labels' && more.length === 0) return labels(name);
  const wanted = tasks[task];
  if (!wanted || name === undefined || more.length > 0) {
    throw new Refused(
      'Say: npm run catalogue -- check FOLDER, or diff, import, import --dry-run, export or schemas; preview SLUG; labels SLUG; undo; or status',
    );
  }
  await wanted(resolve(name));
}

const interrupted = new Promise<never>((_resolve, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      interruption.abort();
      // The program that makes sound ends first, and its folder is removed.
      setTimeout(() => reject(new Refused('Interrupted: nothing was imported.')), LAST_WORK_MS);
    });
  }
});

// Recordings and pictures are read by the server's user, who may be another one.
process.umask(0o022);
await runCommand(() => Promise.race([run(), interrupted]));
// What was interrupted has not ended, and would keep the process running.
if (interruption.signal.aborted) process.exit();
