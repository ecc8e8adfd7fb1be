import { readConfig, type Config } from '../config.ts';
import { openForCommand, type Database, type OpenOptions } from '../db/open.ts';
import { Refused } from '../lib/refused.ts';
import type { StatusSection } from '../modules/operator/shopStatus.ts';

/** Runs a command. A failure is printed, and makes the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Refused ? error.message : error);
    process.exitCode = 1;
  }
}

/** The log of the database that a command opens: only what needs the operator. */
export const quietLog = { info: () => undefined, warn: console.warn, error: console.error };

/** Calls `work` with the database of the settings; a server may run on it meanwhile. */
export async function withDatabase(
  work: (db: Database, config: Config) => Promise<void>,
  options: Pick<OpenOptions, 'queryLimitMs'> = {},
): Promise<void> {
  const config = readConfig();
  const db = await openForCommand({ ...config, log: quietLog, ...options });
  try {
    await work(db, config);
  } finally {
    await db.close();
  }
}

/** Prints sections of the shop's status. */
export function printStatus(sections: readonly StatusSection[]): void {
  for (const { title, none, lines, isUrgent } of sections) {
    console.log(`${title}${isUrgent ? ' – please look' : ''}`);
    for (const line of lines.length > 0 ? lines : [none]) console.log(`  ${line}`);
  }
}
