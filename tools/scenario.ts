/**
 * `npm run scenario NAME`: starts the shop in that state and opens it in a browser, if there is one. Ctrl-C stops it
 * and deletes its data.
 */
import { spawn } from 'node:child_process';
import { scenarioNamed } from '../tests/scenarios/all.ts';
import { openScenario } from '../tests/scenarios/open.ts';
import type { Scene } from '../tests/scenarios/scenario.ts';
import { ensureApp, ensureServer } from './lib/prepare.ts';
import { ensureTestMedia } from './lib/testMedia.ts';

const name = process.argv[2] ?? '';
try {
  scenarioNamed(name);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await ensureTestMedia();
await ensureServer();
// A build that DIST_DIR names is used as it is.
if (!process.env.DIST_DIR) await ensureApp();
console.log(`Setting up '${name}' …`);
const { scene, server, close } = await openScenario(name, { port: process.env.PORT });

/** A page of the server stores the values in the browser. */
const entrance = (base: string, { address, keys }: Scene): string =>
  `${base}/dev/enter#${new URLSearchParams({ keys: JSON.stringify(keys), to: address }).toString()}`;

const base = server.url.replace('127.0.0.1', 'localhost');
const rows = [
  ['Open', entrance(base, scene)],
  ['leads to', `${base}${scene.address}`],
  ...(scene.customer
    ? [
        ['Customer', scene.customer.email],
        ['Password', scene.customer.password],
      ]
    : []),
  ['Shows', scene.shows],
  ['Faults', `${base}/dev/faults`],
  ['Mails', `${base}/dev/outbox`],
];
console.log(
  ['', ...rows.map(([key = '', value = '']) => `  ${key.padEnd(10)}${value}`)].join('\n'),
);
console.log(['', '  Look at', ...scene.look.map((line) => `  - ${line}`)].join('\n'));
console.log('\n  Ctrl-C ends it and removes its data.\n');
browse(entrance(base, scene));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void close().finally(() => process.exit(0)));
}

/** Without a desktop only the address is printed. */
function browse(address: string): void {
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return;
  const opener = process.platform === 'darwin' ? 'open' : 'xdg-open';
  spawn(opener, [address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
