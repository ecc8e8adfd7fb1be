/** What processes of this machine take, as Linux reports it in /proc; NaN on another system. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Of the clock in which /proc counts processor time. */
const TICKS_PER_SECOND = 100;

function read<T>(file: string, of: (text: string) => T): T | undefined {
  try {
    return of(readFileSync(file, 'utf8'));
  } catch {
    // It has ended, or this is not Linux.
    return undefined;
  }
}

/** Returns what a process has in memory, in MB. */
export const memoryOf = (pid: number): number =>
  read(`/proc/${pid}/status`, (text) =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1024),
  ) ?? Number.NaN;

/** Returns the memory of the database's processes in MB, in which what they share counts once. */
export const databaseMemory = (): number =>
  postgresProcesses().reduce(
    (sum, pid) =>
      sum +
      (read(`/proc/${pid}/smaps_rollup`, (text) =>
        Math.round(Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]) / 1024),
      ) ?? 0),
    0,
  );

const processorTime = (pid: number): number =>
  read(`/proc/${pid}/stat`, (text) => {
    // The name before may contain spaces.
    const [user, system] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return ((Number(user) + Number(system)) * 1000) / TICKS_PER_SECOND;
  }) ?? Number.NaN;

/** Returns how to learn the processor time since now, in milliseconds, of those processes that still run then. */
export function stopwatch(pidsNow: () => readonly number[]): () => number {
  const before = new Map(pidsNow().map((pid) => [pid, processorTime(pid)]));
  return () => pidsNow().reduce((sum, pid) => sum + processorTime(pid) - (before.get(pid) ?? 0), 0);
}

/** Returns the processes of every PostgreSQL on this machine. */
export const postgresProcesses = (): number[] =>
  (existsSync('/proc') ? readdirSync('/proc') : [])
    .map(Number)
    .filter((pid) => pid > 0 && read(`/proc/${pid}/comm`, (name) => name.trim()) === 'postgres');
