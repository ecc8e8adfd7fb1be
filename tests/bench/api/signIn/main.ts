/**
 * `npm run bench:signin [-- --pairs 500 --hash low]`: measures whether the response time of a refused sign-in reveals
 * that an address has an account. Prints medians and the AUC: how often, in a pair, the known address takes longer; 0.5
 * reveals nothing. Fast hashes are the harder test, because they hide less.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureServer } from '../../../../tools/lib/prepare.ts';
import { callerOf, freshEmail, newCustomer } from '../../../support/customers/customer.ts';
import { startServer } from '../../../support/server/server.ts';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '500' },
    hash: { type: 'string', default: 'standard' },
  },
});
const pairs = Number(values.pairs);

await ensureServer();
const server = await startServer({ env: { PASSWORD_HASH: values.hash } });
try {
  const { post } = callerOf(undefined, server.url);
  /** Resolves with the milliseconds of a sign-in with a wrong password. */
  const time = async (email: string): Promise<number> => {
    const start = performance.now();
    const response = await post('/api/v1/users/signin', { email, password: 'non è questa' });
    await response.text();
    if (response.status !== 400) throw new Error(`sign-in answered ${response.status}`);
    return performance.now() - start;
  };
  for (let n = 0; n < 50; n += 1) await time(freshEmail());

  const emails: string[] = [];
  for (let n = 0; n < pairs; n += 1) emails.push((await newCustomer({ base: server.url })).email);
  const known: number[] = [];
  const unknown: number[] = [];
  for (const email of emails) {
    const measureKnown = async () => known.push(await time(email));
    const measureUnknown = async () => unknown.push(await time(freshEmail()));
    // In random order, because the first of two may include a cache miss or a garbage collection.
    const both = [measureKnown, measureUnknown];
    if (randomInt(2) === 1) both.reverse();
    for (const measure of both) await measure();
  }
  console.log(`known   ${median(known).toFixed(2)} ms`);
  console.log(`unknown ${median(unknown).toFixed(2)} ms`);
  console.log(`AUC     ${aucOf(known, unknown).toFixed(3)} over ${pairs} pairs`);
} finally {
  await server.stop();
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

/** Returns the share of all pairs in which the known address took longer; ties count half. */
function aucOf(longer: number[], shorter: number[]): number {
  let wins = 0;
  for (const a of longer) for (const b of shorter) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (longer.length * shorter.length);
}
