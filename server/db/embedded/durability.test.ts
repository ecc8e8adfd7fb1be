import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quickStart } from '../../../tests/support/server/server.ts';

/** Only the embedded database: PostgreSQL's durability is not tested here, so this runs in one suite. */
const onPglite = (globalThis as { CICERONE_DATABASE?: string }).CICERONE_DATABASE !== 'postgres'; // Jest's globals have no type
const suite = onPglite ? describe : describe.skip;

const ROUNDS = Number(process.env['CICERONE_CRASH_ROUNDS'] ?? 2);
// Each round compiles and starts one or two processes.
jest.setTimeout(60_000 + ROUNDS * 30_000);
const folder = mkdtempSync(join(tmpdir(), 'cicerone-durability-'));
const data = join(folder, 'data');
const children = new Set<ChildProcess>();

interface Child {
  process: ChildProcess;
  /** Complete lines of the output: a line that the kill cut off acknowledges nothing. */
  lines(): string[];
  errors(): string;
  ended: Promise<number | null>;
}

const child = (...parameters: string[]): Child => {
  const script = join(__dirname, 'durability.child.ts');
  const started = spawn(
    process.execPath,
    [...quickStart, '--import', 'tsx', script, ...parameters],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      // The child runs without the coverage and the loaders of the test run.
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );
  children.add(started);
  let out = '';
  let errors = '';
  started.stdout.on('data', (chunk) => (out += String(chunk)));
  started.stderr.on('data', (chunk) => (errors += String(chunk)));
  return {
    process: started,
    lines: () => out.split('\n').slice(0, -1),
    errors: () => errors,
    ended: new Promise((resolve) => started.once('close', (code) => resolve(code))),
  };
};

const until = async (holds: () => boolean, writer: Child): Promise<void> => {
  while (!holds()) {
    if (writer.process.exitCode !== null) throw new Error(`The writer ended: ${writer.errors()}`);
    await sleep(5);
  }
};

const numbersOf = (line = ''): number[] => line.split(' ').slice(1).map(Number);

afterAll(() => {
  for (const one of children) one.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

suite('the embedded database', () => {
  it('keeps what it acknowledged through kill -9, and refuses a second opener', async () => {
    let acknowledged = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      // From the second round on this also takes over the lock of a killed process.
      const writer = child('write', data);
      await until(() => writer.lines().length > 0, writer);
      const [count = 0, max = 0] = numbersOf(writer.lines()[0]);
      expect(max).toBeGreaterThanOrEqual(acknowledged);
      // No row is missing below the highest, and no transaction is stored by half.
      expect(count).toBe(max);
      expect(max % 2).toBe(0);
      if (round === 0) {
        const second = child('open', data);
        expect(await second.ended).toBe(1);
        expect(second.errors()).toContain('DataFolderInUse');
        expect(second.errors()).toContain(`process ${writer.process.pid}`);
      }
      await until(() => writer.lines().length > 2, writer);
      await sleep(Math.random() * 300);
      writer.process.kill('SIGKILL');
      await writer.ended;
      [acknowledged = 0] = numbersOf(writer.lines().at(-1));
      expect(acknowledged).toBeGreaterThan(max);
    }
  });

  it('does not start when an applied migration was edited, or is missing', async () => {
    const edited = join(folder, 'edited');
    cpSync(join(__dirname, '../migrations'), edited, { recursive: true });
    appendFileSync(join(edited, '001_catalogue.sql'), '\n-- a second thought\n');
    const older = join(folder, 'older');
    cpSync(join(__dirname, '../migrations'), older, { recursive: true });
    unlinkSync(join(older, '002_users.sql'));

    const first = child('open', data, edited);
    expect(await first.ended).toBe(1);
    expect(first.errors()).toMatch(/MigrationMismatch: Migration 001_catalogue\.sql was edited/);
    const second = child('open', data, older);
    expect(await second.ended).toBe(1);
    expect(second.errors()).toMatch(/MigrationMismatch: .*002_users\.sql.*newer version/);

    const third = child('open', data);
    expect(await third.ended).toBe(0);
  });
});
