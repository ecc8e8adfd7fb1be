/**
 * `npm run bench:attacks`: measures what a listener notices while one address, or many, send expensive requests. Each
 * attack runs against its own server, while a listener requests a track every 50 ms. Exits with 1 if a first byte takes
 * longer (p99), or the server's memory grows more, than the limits below. Only against this machine.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { ensureServer } from '../../../../tools/lib/prepare.ts';
import { startServer } from '../../../support/server/server.ts';
import { agent, bomb, signUps, uploads } from './attackers.ts';
import type { Heard } from './listener.ts';

const FIRST_BYTE_LIMIT_MS = 300;
const MEMORY_LIMIT_MB = 300;

interface Attack {
  name: string;
  env?: Record<string, string>;
  run: (url: string) => Promise<number[]>;
}

interface Result {
  statuses: string;
  seconds: number;
  p50: number;
  p99: number;
  max: number;
  grownBy: number;
}

async function measure({ run, env = {} }: Attack): Promise<Result> {
  // With the settings of an operator, not those of the test servers (`PASSWORD_HASH` and the limit).
  const server = await startServer({
    env: { RATE_LIMIT: '1200', PASSWORD_HASH: 'standard', ...env },
  });
  try {
    const listener = fork(new URL('./listener.ts', import.meta.url), [
      server.url,
      String(server.pid),
    ]);
    await once(listener, 'message');
    const began = performance.now();
    const answers = await run(server.url);
    const seconds = (performance.now() - began) / 1000;
    listener.send('stop');
    // It sends one message when it has stopped.
    const [{ times, before, peak }] = (await once(listener, 'message')) as [Heard];
    const at = (part: number): number => times[Math.floor((times.length - 1) * part)] ?? 0;
    const counts = new Map<number, number>();
    for (const status of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
    const statuses = [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
    return { statuses, seconds, p50: at(0.5), p99: at(0.99), max: at(1), grownBy: peak - before };
  } finally {
    await server.stop();
  }
}

const [large, largest] = await Promise.all([bomb(5_000, 5_000), bomb(2_048, 2_048)]);
const attacks: Attack[] = [
  // The times of the machine without an attack.
  { name: 'none', run: () => Promise.resolve([]) },
  { name: '500 sign-ups, one address', run: signUps(500) },
  {
    name: '500 sign-ups, 500 addresses',
    env: { TRUST_PROXY: 'loopback' },
    run: signUps(500, (n) => `198.18.${n >> 8}.${n & 255}`),
  },
  {
    name: `30 PNGs of 25 megapixels (${Math.round(large.length / 1024)} KB), one account`,
    run: (url) => uploads(url, large, 1, 30),
  },
  {
    name: '30 PNGs of 4 megapixels, one account',
    run: (url) => uploads(url, largest, 1, 30),
  },
  {
    name: '100 PNGs of 4 megapixels, 10 accounts',
    run: (url) => uploads(url, largest, 10, 10),
  },
];

await ensureServer();
console.log(`${'attack'.padEnd(50)} seconds  p50 ms  p99 ms  max ms  grown MB  answers`);
for (const attack of attacks) {
  const { statuses, seconds, p50, p99, max, grownBy } = await measure(attack);
  const over = p99 > FIRST_BYTE_LIMIT_MS || grownBy > MEMORY_LIMIT_MB;
  if (over) process.exitCode = 1;
  const numbers = [seconds.toFixed(1), ...[p50, p99, max, grownBy].map((one) => one.toFixed(0))];
  console.log(
    `${attack.name.padEnd(50)}${numbers.map((one) => one.padStart(8)).join('')}  ${statuses}${over ? '  OVER' : ''}`,
  );
}
agent.destroy();
