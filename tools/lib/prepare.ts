import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSettings, SERVER_DIR } from '../../build.settings.ts';
import { defaultLanguage, languages } from '../../contract/languages.ts';
import { run } from './run.ts';

/** Folder of the built app; server/config.ts reads the same setting. */
const distDir = process.env.DIST_DIR || 'dist';

interface Build {
  what: string;
  /** Contains a stamp of the sources that it was built from. */
  folder: string;
  /** Everything that the build depends on. */
  sources: string[];
  settings?: object;
  /** Scripts of package.json with their arguments, which run in parallel. */
  scripts: string[][];
}

const others = languages.filter((language) => language !== defaultLanguage);
const configs = (...names: string[]) => names.flatMap((name) => ['--config-name', name]);

const app: Build = {
  what: 'app',
  folder: distDir,
  sources: [
    'src',
    'contract',
    'public',
    'demo/catalogue/site',
    'server/modules/site',
    'package-lock.json',
    'webpack.config.ts',
    'tools/webpack',
    'babel.config.js',
  ],
  settings: buildSettings(process.env),
  // The renderers are built on the second core.
  scripts: [
    ['build', '--', ...configs('app', ...others.map((each) => `app-${each}`), 'service worker')],
    ['build', '--', ...configs('renderer', ...others.map((each) => `renderer-${each}`))],
  ],
};

const server: Build = {
  what: 'server',
  folder: SERVER_DIR,
  sources: [
    'server',
    'contract',
    'build.settings.ts',
    'package-lock.json',
    'tools/webpack/forNode.ts',
    'tools/webpack/server.ts',
  ],
  scripts: [['build:server']],
};

/** Builds the app if there is no build, or if its sources or settings have changed. */
export const ensureApp = (): Promise<void> => ensureBuild(app);

/** Builds the server; returns its main file. */
export async function ensureServer(): Promise<string> {
  await ensureBuild(server);
  return path.resolve(SERVER_DIR, 'main.mjs');
}

async function ensureBuild({ what, folder, sources, settings, scripts }: Build): Promise<void> {
  const stampFile = path.join(folder, '.stamp');
  const stamp = await stampOf(sources, settings);
  if ((await stampIn(stampFile)) === stamp) return;
  console.log(`Building the ${what} …`);
  const codes = await Promise.all(scripts.map((args) => run('npm', ['run', '--silent', ...args])));
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) process.exit(failed);
  await writeFile(stampFile, stamp);
}

/** Returns an empty string if there is none. */
const stampIn = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

async function stampOf(sources: string[], settings: object = {}): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = (await Promise.all(sources.map(filesBelow))).flat();
  const texts = await Promise.all(files.map((file) => readFile(file)));
  for (const [index, text] of texts.entries()) hash.update(files[index] ?? '').update(text);
  return hash.digest('hex');
}

async function filesBelow(name: string): Promise<string[]> {
  const entries = await readdir(name, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [name];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.|^\.stamp$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
