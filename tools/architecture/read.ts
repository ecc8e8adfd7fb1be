import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readZones, type Architecture, type Zone } from './rules.ts';

const foldersIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== 'modules')
    .map(({ name }) => name)
    .sort();

/** Reads .eslintrc.cjs and the folders of the server. */
export async function readArchitecture(): Promise<Architecture> {
  const config: { rules: { 'import/no-restricted-paths': [string, { zones: Zone[] }] } } =
    createRequire(import.meta.url)('../../.eslintrc.cjs');
  return {
    ...readZones(config.rules['import/no-restricted-paths'][1].zones),
    modules: await foldersIn('server/modules'),
    server: await foldersIn('server'),
  };
}
