/** Brings a shop to what a folder says: in one transaction, so that a reader sees the old catalogue or the new one. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCatalogue, type ReadEntry } from '../catalogue/check/readCatalogue.ts';
import { folderOf, type Entry } from '../catalogue/format/entry.ts';
import { CatalogueRefused, linesOf } from '../catalogue/format/problems.ts';
import { catalogueLanguageOf, shopFactsOf } from '../catalogue/format/shopFacts.ts';
import { linesIn } from '../catalogue/format/textFile.ts';
import { prepareSound, type Prepared } from '../catalogue/sound/prepareSound.ts';
import type { MediaStore } from '../catalogue/store/mediaStore.ts';
import { storeFiles } from '../catalogue/store/storeFiles.ts';
import { toRows } from '../catalogue/toRows.ts';
import type { Database } from '../db/open.ts';
import { transaction } from '../db/transaction.ts';
import type { Trx } from './bulk.ts';
import {
  changesOf,
  countsOf,
  idProblems,
  lineOf,
  mustBeWritten,
  turnLines,
  turnsOf,
  type Change,
  type Turns,
} from './changes.ts';
import { giveIds, trackSlug, type CatalogueIds, type WantedId } from './ids.ts';
import { logImport, wasRefused } from './importLog.ts';
import { moveIds, renamed, renamesOf, type Rename } from './renames.ts';
import { deleteGone, deleteUnusedRecordings, writeCatalogue } from './writeCatalogue.ts';
import { searchLanguages, writeSearchRows, writeSearchWords } from './searchRows.ts';
import { optimizeAfterImport } from './optimizeTables.ts';
import { showEntries } from './showEntries.ts';
import { writeTranscripts } from './writeTranscripts.ts';
import {
  knownOf,
  markEntries,
  storedEntries,
  storeEntries,
  storeFormer,
  type StoredEntry,
} from './storedEntries.ts';
import { Refused } from '../lib/refused.ts';

export interface ImportRequest {
  folder: string;
  store: MediaStore;
  /** Gets a line of progress now and then. */
  report: (line: string) => void;
  /** Of covers, before the catalogue is on sale. Default: all. */
  sizes?: 'all' | 'first';
  /** Whether new recordings become equally loud; it takes a second for each minute of sound. */
  prepare?: boolean;
  /** Interrupts the making of sound. */
  signal?: AbortSignal;
  /** How many entries may go off sale although they are more than a fifth of the shop. Default: none. */
  allowRemoving?: number;
  /** The folder's entries, when they are being read already. */
  reading?: ReturnType<typeof readCatalogue>;
  /** Runs in the import's transaction. */
  also?: (trx: Trx, ids: CatalogueIds) => Promise<void>;
}

interface Read {
  entries: ReadEntry[];
  /** By the names that the folder gives. */
  stored: StoredEntry[];
  renames: Rename[];
}

/** More than this share of the shop does not leave it by mistake. */
const MOST_REMOVED = 1 / 5;

/** @throws Refused when too much would go off sale */
function requireFew(
  stored: readonly StoredEntry[],
  entries: readonly ReadEntry[],
  allowed: number,
): void {
  const { before, hidden } = turnsOf(stored, entries);
  const count = hidden.length;
  if (count <= before * MOST_REMOVED || count <= allowed) return;
  const gone = changesOf(stored, entries).filter(({ what }) => what === 'taken off sale');
  throw new Refused(
    [
      ...gone.map(lineOf),
      ...turnLines({ before, hidden, shown: [] }, gone),
      `This takes ${count} of ${before} entries off sale. Nothing was imported. If that is right, say: --allow-removing ${count}`,
    ].join('\n'),
  );
}

/** Entries in the order in which new ones get their ids. */
function inOrderOfIds(entries: ReadEntry[], stored: readonly StoredEntry[]): ReadEntry[] {
  const ids = new Map(stored.map(({ kind, slug, id }) => [`${kind}/${slug}`, id]));
  const place = ({ entry, id = Infinity }: ReadEntry): number =>
    ids.get(`${entry.kind}/${entry.slug}`) ?? id;
  // Equal ones, which have no id yet, stay in the order of their slugs.
  return entries
    .map((one) => ({ one, at: place(one) }))
    .sort((one, other) => (one.at === other.at ? 0 : one.at - other.at))
    .map(({ one }) => one);
}

async function read(
  db: Database,
  { folder, report, reading }: Pick<ImportRequest, 'folder' | 'report' | 'reading'>,
): Promise<Read> {
  const before = await storedEntries(db);
  const { entries, problems } = await (reading ?? readCatalogue(folder, knownOf(before), report));
  const renames = renamesOf(before, entries);
  const stored = renamed(before, renames);
  const ids = idProblems(stored, entries).map(async (problem) => {
    const text = await readFile(join(folder, problem.file), 'utf8');
    return { ...problem, line: linesIn(text).lineOf(['id']) };
  });
  const all = [...problems, ...(await Promise.all(ids))];
  if (all.length > 0) throw new CatalogueRefused(all);
  if (entries.length === 0) {
    throw new Refused(`${folder} has no entry. Nothing was imported: is it the right folder?`);
  }
  report(`Read ${entries.length} entries`);
  return { entries: inOrderOfIds(entries, stored), stored, renames };
}

/**
 * Returns what an import would change, and what it would show and hide.
 * @throws CatalogueRefused, Refused
 */
export async function compareCatalogue(
  db: Database,
  request: Pick<ImportRequest, 'folder' | 'report'>,
): Promise<{ changes: Change[]; turns: Turns }> {
  const { entries, stored } = await read(db, request);
  return { changes: changesOf(stored, entries), turns: turnsOf(stored, entries) };
}

const wantedIds = (entries: readonly ReadEntry[], tracks: readonly WantedId[]): WantedId[] => [
  ...entries.map(({ entry: { kind, slug }, id }) => ({ kind, slug, id })),
  ...tracks,
];

interface Written {
  changes: readonly Change[];
  given: Rows;
  prepared: Prepared;
  /** Whether everything is made findable again. */
  rewrites: boolean;
}

async function write(
  trx: Trx,
  entries: readonly ReadEntry[],
  { changes, given, prepared, rewrites }: Written,
): Promise<CatalogueIds> {
  const all = entries.map(({ entry }) => entry);
  const language = catalogueLanguageOf(all);
  const isWritten = mustBeWritten(changes);
  const recordings = given.recordings.map((row) => ({ ...row, ...prepared.get(row.file) }));
  const rows = { ...given, recordings };
  const changed = onlyRows(rows, all.filter(isWritten));
  const tracks = changed.guides.flatMap(({ slug, tracks: list }) =>
    list.map(({ key }) => ({ kind: 'track' as const, slug: trackSlug(slug, key) })),
  );
  const ids = await giveIds(trx, wantedIds(entries, tracks));
  await writeCatalogue(trx, changed, ids);
  const gone = changes.filter(({ what }) => what === 'taken off sale');
  await deleteGone(trx, gone);
  await deleteUnusedRecordings(trx);
  await writeSearchRows(trx, { rows, changed: rewrites ? rows : changed, ids, language });
  await writeSearchWords(trx, rows);
  const { currency, time_zone } = shopFactsOf(all);
  const isChanged = new Set(changes.map(({ kind, slug }) => `${kind}/${slug}`));
  // Days of another time zone begin at another moment.
  const hasOtherDays = changes.some(({ kind }) => kind === 'shop');
  await storeEntries(
    trx,
    entries.filter(({ entry }) => hasOtherDays || isChanged.has(`${entry.kind}/${entry.slug}`)),
    time_zone,
  );
  await markEntries(trx, gone, null);
  const search_languages = searchLanguages(rows, language);
  await trx.updateTable('meta').set({ currency, time_zone, search_languages }).execute();
  return ids;
}

type Rows = ReturnType<typeof toRows>;

function onlyRows(rows: Rows, entries: readonly Entry[]): Rows {
  const wanted = new Set(entries.map(({ kind, slug }) => `${kind}/${slug}`));
  const of = <Row extends { slug: string }>(kind: Entry['kind'], list: Row[]): Row[] =>
    list.filter(({ slug }) => wanted.has(`${kind}/${slug}`));
  return {
    // The one that contains every guide may have no entry.
    categories: rows.categories,
    recordings: rows.recordings,
    guides: of('guide', rows.guides),
    persons: of('person', rows.persons),
    places: of('place', rows.places),
    events: of('event', rows.events),
    objects: of('object', rows.objects),
    plans: of('plan', rows.plans),
    updates: of('news', rows.updates),
  };
}

/**
 * Imports a folder. Killed at any moment it leaves the catalogue that was there, and files that the next import uses.
 * @throws CatalogueRefused, FfmpegFailed, Refused
 */
export async function importCatalogue(db: Database, request: ImportRequest): Promise<Change[]> {
  try {
    return await bringIn(db, request);
  } catch (error) {
    const { folder } = request;
    const problems =
      error instanceof CatalogueRefused
        ? linesOf(error.problems)
        : error instanceof Refused
          ? error.message.split('\n')
          : [String(error)];
    // The first error is the one to report.
    await logImport(db, { folder, changes: null, problems }).catch(() => undefined);
    throw error;
  }
}

const recordingsIn = async (db: Database): Promise<Set<string>> => {
  const rows = await db.sql.selectFrom('recordings').select('slug').execute();
  return new Set(rows.map(({ slug }) => slug));
};

async function bringIn(db: Database, request: ImportRequest): Promise<Change[]> {
  const { folder, store, sizes = 'all', report, also } = request;
  const { entries, stored, renames } = await read(db, request);
  const { allowRemoving = 0 } = request;
  requireFew(stored, entries, allowRemoving);
  const all = entries.map(({ entry }) => entry);
  await storeFiles(all, { folder, store, sizes, report });
  const prepared: Prepared = request.prepare
    ? await prepareSound(all, {
        folder,
        store,
        report,
        known: await recordingsIn(db),
        signal: request.signal,
      })
    : new Map();
  // Markdown of thousands of guides takes seconds, in which the transaction would only wait.
  const given = changesOf(stored, entries).length > 0 ? toRows(all) : undefined;
  report('All files are ready. Writing into the database');
  const changes = await transaction(db, async (trx): Promise<Change[]> => {
    // Imports at the same time wait for each other here.
    const { catalogue_version, search_languages } = await trx
      .selectFrom('meta')
      .select(['catalogue_version', 'search_languages'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    await moveIds(trx, renames);
    const before = await storedEntries({ sql: trx });
    const now = changesOf(before, entries);
    requireFew(before, entries, allowRemoving);
    if (now.length > 0 || (await wasRefused({ sql: trx }))) {
      await logImport({ sql: trx }, { folder, changes: countsOf(now), problems: [] });
    }
    if (now.length > 0) await storeFormer(trx, now);
    const language = catalogueLanguageOf(all);
    // The catalogue has another language now, or an older version has stemmed its words.
    const rewrites = search_languages[0] !== language;
    const ids =
      now.length > 0 || rewrites
        ? await write(trx, entries, {
            changes: now,
            given: given ?? toRows(all),
            prepared,
            rewrites,
          })
        : undefined;
    if (ids) await also?.(trx, ids);
    // Also without changes: a version before migration 020 imported the same folder without its transcripts.
    const respoken = new Set(
      now.filter(({ parts }) => parts.includes('language')).map((change) => folderOf(change)),
    );
    const transcripts = await writeTranscripts(trx, entries, {
      folder,
      language,
      rewrites: (entry) => rewrites || respoken.has(folderOf(entry)),
    });
    if (!ids && transcripts === 0) return now;
    await showEntries(trx);
    await trx
      .updateTable('meta')
      .set({ catalogue_version: catalogue_version + 1 })
      .execute();
    return now;
  });
  await optimizeAfterImport(db.sql, changes.length, report);
  return changes;
}
