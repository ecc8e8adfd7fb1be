import { createRequire } from 'node:module';
import { readZones, type Architecture, type Zone } from './rules.ts';

/** Reads the rules of .eslintrc.cjs. */
export function readArchitecture(): Architecture {
  const config: { rules: { 'import/no-restricted-paths': [string, { zones: Zone[] }] } } =
    createRequire(import.meta.url)('../../.eslintrc.cjs');
  return readZones(config.rules['import/no-restricted-paths'][1].zones);
}
