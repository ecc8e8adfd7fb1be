import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSettings } from '../build.settings.ts';
import { makePictures } from '../server/media/pictures/make.ts';
import { run } from './run.ts';

/** Where the built app lies: server/config.ts reads the same setting. */
const distDir = process.env.DIST_DIR || 'dist';
const stampFile = path.join(distDir, '.stamp');
/** Whatever goes into the app's bundle. */
const sources = [
  'src',
  'public',
  'package-lock.json',
  'webpack.config.ts',
  'webpack.slim.ts',
  'babel.config.js',
];

/** Draws the catalogue's pictures that are missing or out of date. */
export async function ensurePictures(): Promise<void> {
  await makePictures({ outDir: 'build/pictures', log: console.log });
}

/** Builds the app when it was never built, or when its sources or settings are not those it was built from. */
export async function ensureApp(): Promise<void> {
  const stamp = await stampOfSources();
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  if (built === stamp) return;
  console.log('Building the app …');
  const code = await run('npm', ['run', '--silent', 'build']);
  if (code !== 0) process.exit(code);
  await writeFile(stampFile, stamp);
}

async function stampOfSources(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(buildSettings(process.env)));
  for (const file of (await Promise.all(sources.map(filesBelow))).flat()) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesBelow(name: string): Promise<string[]> {
  const entries = await readdir(name, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [name];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
