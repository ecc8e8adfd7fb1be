/** `npm run cluster`: the shop on several servers, as docs/how-to/operate.md describes it. Ctrl-C stops everything. */
import { ensureApp, ensureServer } from '../lib/prepare.ts';
import { startCluster } from './cluster.ts';
import { requirePrograms } from './programs.ts';

const FOLDER = 'data/cluster';
const port = Number(process.env.PORT || 3000);

try {
  requirePrograms();
  const [script] = await Promise.all([ensureServer(), ensureApp()]);
  let stopped = false;
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const asked = new Promise<void>((resolve) => {
    for (const signal of signals) process.on(signal, resolve);
  });
  void asked.then(() => (stopped = true));
  const cluster = await startCluster({
    folder: FOLDER,
    port,
    script,
    report: (line) => console.log(line),
  });
  const { layout, media, url } = cluster;
  console.log(`
The shop:       ${url}
Its servers:    ${layout.serverPorts.join(', ')}
PgBouncer:      ${layout.pgbouncerPort}, before the primary at ${layout.primaryPort}
PostgreSQL:     ${Object.values(layout.nodePorts)
    .map(({ postgres }) => postgres)
    .join(', ')}
Patroni:        ${Object.values(layout.nodePorts)
    .map(({ patroni }) => `http://127.0.0.1:${patroni}`)
    .join(', ')}
Media:          ${media.what}
Logs and data:  ${layout.folder}

Fail over:      patronictl -c ${layout.folder}/node1/patroni.yml switchover --force
Ctrl-C stops everything; the data stays.`);
  if (!stopped) await asked;
  console.log('\nStopping …');
  await cluster.stop();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
