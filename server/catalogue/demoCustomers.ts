/** Customers to try a catalogue with: `customers.json` in its folder, for servers in development. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A customer whom a first start with test pages makes. Guides are named by slug. */
export interface DemoCustomer {
  name: string;
  /** Of `cicerone.example`: servers without test pages lock these addresses (`modules/accounts/testAccounts.ts`). */
  email: string;
  password: string;
  /** Each list was one payment. */
  bought: readonly (readonly string[])[];
  wished: readonly string[];
  /** How many tracks were heard to the end, and how much of the next one, from 0 to 1; the latest last. */
  begun: readonly { guide: string; finishedTracks: number; share: number }[];
}

export interface DemoCustomers {
  /** Owns guides, has begun some and wishes for one. */
  returning: DemoCustomer;
  /** Has nothing yet. */
  fresh: DemoCustomer;
}

/** Returns undefined when the folder has none. */
export async function readDemoCustomers(folder: string): Promise<DemoCustomers | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, 'customers.json'), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
