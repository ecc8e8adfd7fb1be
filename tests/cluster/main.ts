/**
 * `npm run cluster:check`: clients work on a cluster of its own while one part after the other fails; what they were told
 * is checked afterwards. `-- --histories 50 --seconds 10 --fault killed`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { isComplete, superuserUrl } from '../../tools/cluster/databases.ts';
import { isOk as answers } from '../../tools/cluster/process.ts';
import { ensureServer } from '../../tools/lib/prepare.ts';
import { callsOf } from './calls.ts';
import { check } from './check.ts';
import { live, readAll, readFinally, type Shop } from './clients.ts';
import { faults, type Fault } from './faults.ts';
import { newHistory, type History } from './history.ts';
import { historyFile, startChecked, type CheckedCluster } from './shop.ts';
import { outage, summary, type Outage } from './times.ts';
import { violation, type Violation } from './violation.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const CLIENTS = 5;
const BEFORE_THE_FAULT_MS = 1_500;
const HEALED_WITHIN_MS = 90_000;

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '50' },
    /** How long clients work after the fault. */
    seconds: { type: 'string', default: '6' },
    fault: { type: 'string', default: '' },
    /** Where everything is. */
    folder: { type: 'string', default: 'data/cluster-check' },
  },
});

/** Resolves with what the cluster must be again after a fault, if it is not so in time. */
async function notHealed({ cluster }: CheckedCluster): Promise<Violation[]> {
  const { layout } = cluster;
  const end = Date.now() + HEALED_WITHIN_MS;
  const isHealed = async (): Promise<boolean> => {
    const servers = layout.serverPorts.map((port) => answers(`http://127.0.0.1:${port}/readyz`));
    return (
      (await isComplete(layout)) &&
      (await Promise.all(servers)).every(Boolean) &&
      answers(`${cluster.url}/readyz`)
    );
  };
  while (!(await isHealed().catch(() => false))) {
    if (Date.now() > end)
      return [violation('the cluster is not whole again', `see ${layout.folder}/log`)];
    await sleep(300);
  }
  return [];
}

async function numbersIn({ cluster }: CheckedCluster): Promise<string[]> {
  const { layout } = cluster;
  const client = new pg.Client({
    connectionString: superuserUrl(layout, layout.primaryPort, 'cicerone'),
  });
  await client.connect();
  const { rows } = await client.query<{ number: string }>(
    "SELECT year || '-' || lpad(number::text, 6, '0') AS number FROM invoices",
  );
  await client.end();
  return rows.map(({ number }) => number);
}

let edition = 0;

async function importing(checked: CheckedCluster, { history, isOver }: Shop): Promise<void> {
  while (!isOver()) {
    edition += 1;
    const next = edition;
    await history.run({ call: 'import', edition: next }, () => checked.importEdition(next));
    await sleep(1_500);
  }
}

async function looking({ url, history, isOver }: Shop): Promise<void> {
  const { catalogue } = callsOf(url);
  while (!isOver()) {
    await history.run({ call: 'catalogue' }, catalogue);
    await sleep(150);
  }
}

async function runHistory(
  checked: CheckedCluster,
  fault: Fault,
): Promise<{ history: History; found: Violation[] }> {
  const { cluster } = checked;
  const history = newHistory(historyFile(`${values.folder}-histories`, fault.name));
  let over = false;
  const ids = await callsOf(cluster.url).ids();
  const shop: Shop = { url: cluster.url, history, ids, isOver: () => over };
  // What an earlier history has imported.
  const former = edition;
  await history.run({ call: 'import', edition: former }, () => Promise.resolve({ outcome: 'ok' }));
  for (let one = 0; one < former; one += 1)
    await history.run({ call: 'import', edition: one }, () =>
      Promise.resolve({ outcome: 'unknown' }),
    );
  const work = Promise.all([
    ...Array.from({ length: CLIENTS }, () => live(shop)),
    importing(checked, shop).then(() => []),
    looking(shop).then(() => []),
  ]);
  await sleep(BEFORE_THE_FAULT_MS);
  history.note(fault.name);
  await fault.run(cluster);
  await sleep(Number(values.seconds) * 1_000);
  over = true;
  const customers = (await work).flat();
  const broken = await notHealed(checked);
  // The servers ask for a new catalogue every few seconds.
  await sleep(5_000);
  await Promise.all(customers.map((customer) => readAll(shop, customer)));
  await readFinally(history, { call: 'catalogue' }, callsOf(cluster.url).catalogue);
  await readFinally(history, { call: 'ledger' }, async () => ({
    outcome: 'ok',
    numbers: await numbersIn(checked),
  }));
  return { history, found: [...check(history.operations()), ...broken] };
}

const chosen = faults.filter(({ name }) => name.includes(values.fault));
if (chosen.length === 0) throw new Error(`No fault is called ${values.fault}`);
const port = Number(process.env.PORT || 3000);
const checked = await startChecked(values.folder, { port, script: await ensureServer() });
let stopping = false;
const stop = async (): Promise<void> => {
  if (stopping) return;
  stopping = true;
  await checked.stop();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stop().then(() => process.exit(1)));

const outages: Outage[] = [];
let violations = 0;
try {
  for (let number = 1; number <= Number(values.histories) && !stopping; number += 1) {
    const fault = chosen[(number - 1) % chosen.length];
    const lack = fault?.lacks?.(checked.cluster);
    if (!fault || lack !== undefined) {
      say(`${number}  ${fault?.name}: not tried, ${lack}`);
      continue;
    }
    const { history, found } = await runHistory(checked, fault);
    const operations = history.operations();
    violations += found.length;
    const one = outage(fault.name, history);
    outages.push(one);
    const known = operations.filter(({ outcome }) => outcome !== 'unknown').length;
    say(
      `${number}  ${fault.name}: ${operations.length} calls, ${operations.length - known} of unknown outcome, ` +
        `${(one.ms / 1000).toFixed(1)} s without a write, ${found.length} violations`,
    );
    for (const { rule, text } of found) say(`   ${rule}: ${text}`);
  }
} finally {
  await stop();
}
say(`\n${outages.length} histories, ${violations} violations\n\n${summary(outages)}`);
process.exitCode = violations > 0 ? 1 : 0;
