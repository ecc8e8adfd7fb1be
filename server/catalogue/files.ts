/**
 * A catalogue as a folder: `catalogue.json` has its rows, `version.json` their version, `audio/` and `pictures/` the
 * files that the rows name; `customers.json`, which may be absent, has customers to try it with. A start reads the rows
 * only when the database has another version.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue, DemoCustomers } from './types.ts';

/** Raise it when the same rows are to be written differently: other folding, other columns. */
const FORMAT = 1;

const rowsFile = (folder: string): string => join(folder, 'catalogue.json');
const customersFile = (folder: string): string => join(folder, 'customers.json');
const versionFile = (folder: string): string => join(folder, 'version.json');

/** The folder has no catalogue. */
export class CatalogueMissing extends Error {
  override readonly name = 'CatalogueMissing';

  constructor(folder: string) {
    super(`There is no catalogue in ${folder}. Make the bundled one with: npm run catalogue`);
  }
}

/** Writes the rows and their version. The version is last, so that it never names rows that are not there. */
export async function writeCatalogueFiles(
  folder: string,
  catalogue: Catalogue,
  customers?: DemoCustomers,
): Promise<void> {
  const rows = JSON.stringify(catalogue);
  const version = createHash('sha256').update(`${FORMAT}\n`).update(rows).digest('hex');
  await mkdir(folder, { recursive: true });
  await writeFile(rowsFile(folder), rows);
  if (customers) await writeFile(customersFile(folder), JSON.stringify(customers));
  await writeFile(versionFile(folder), JSON.stringify({ version }));
}

/** Returns a file's text; undefined when there is no such file. */
const textOf = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

async function contentOf(folder: string, file: string) {
  const text = await textOf(file);
  if (text === undefined) throw new CatalogueMissing(folder);
  return JSON.parse(text);
}

/** @throws CatalogueMissing */
export async function readCatalogueVersion(folder: string): Promise<string> {
  const { version }: { version: string } = await contentOf(folder, versionFile(folder));
  return version;
}

/** @throws CatalogueMissing */
export const readCatalogue = (folder: string): Promise<Catalogue> =>
  contentOf(folder, rowsFile(folder));

/** Returns the customers to try the catalogue with; undefined when the folder has none. */
export async function readDemoCustomers(folder: string): Promise<DemoCustomers | undefined> {
  const text = await textOf(customersFile(folder));
  return text === undefined ? undefined : JSON.parse(text);
}
