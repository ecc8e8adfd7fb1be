/**
 * A catalogue as a folder: `catalogue.json` has its rows, `version.json` their version, `audio/` and `pictures/` the
 * files that the rows name. A start reads the rows only when the database has another version.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from './types.ts';

/** Raise it when the same rows are to be written differently: other folding, other columns. */
const FORMAT = 1;

const rowsFile = (folder: string): string => join(folder, 'catalogue.json');
const versionFile = (folder: string): string => join(folder, 'version.json');

/** The folder has no catalogue, or one that no build of this server wrote. */
export class CatalogueMissing extends Error {
  override readonly name = 'CatalogueMissing';

  constructor(folder: string) {
    super(`There is no catalogue in ${folder}. Make the bundled one with: npm run catalogue`);
  }
}

/** Writes the rows and their version. The version is last, so that it never names rows that are not there. */
export async function writeCatalogueFiles(folder: string, catalogue: Catalogue): Promise<void> {
  const rows = JSON.stringify(catalogue);
  const version = createHash('sha256').update(`${FORMAT}\n`).update(rows).digest('hex');
  await mkdir(folder, { recursive: true });
  await writeFile(rowsFile(folder), rows);
  await writeFile(versionFile(folder), JSON.stringify({ version }));
}

async function readJson(folder: string, file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new CatalogueMissing(folder);
    throw error;
  });
  return JSON.parse(text);
}

/**
 * Returns the version of a folder's catalogue.
 * @throws CatalogueMissing
 */
export async function readCatalogueVersion(folder: string): Promise<string> {
  const { version } = (await readJson(folder, versionFile(folder))) as { version: string }; // written above
  return version;
}

/** @throws CatalogueMissing */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  return (await readJson(folder, rowsFile(folder))) as Catalogue; // written above
}
