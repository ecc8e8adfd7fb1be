/** Customers to try a catalogue with: `customers.json` in its folder, for servers in development. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoCustomers } from './types.ts';

/** Returns undefined when the folder has none. */
export async function readDemoCustomers(folder: string): Promise<DemoCustomers | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, 'customers.json'), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
