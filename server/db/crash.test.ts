/**
 * Kills the server, its database or both during writes of all kinds (docs/faults.md). Afterwards what was acknowledged is
 * stored, and what was not is stored completely or not at all. modules/checkout/crash.test.ts does the same for payments.
 * CICERONE_CRASH_ROUNDS sets the number of rounds.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { makeWriters } from '../../tests/support/crash/crashKinds.ts';
import type { Writer } from '../../tests/support/crash/crashWriters.ts';
import { killAndStart, startDurableShop, victimOf } from '../../tests/support/crash/killShop.ts';
import { stopOwnServer } from '../../tests/support/server/ownServer.ts';

const ROUNDS = Number(process.env['CICERONE_CRASH_ROUNDS'] ?? 3);
// Each round kills a process and starts another.
jest.setTimeout(120_000 + ROUNDS * 30_000);
afterAll(stopOwnServer);

/** Resolves when the server or its database has ended. */
async function writeUntilKilled(writer: Writer, base: string): Promise<void> {
  for (;;) {
    try {
      await writer.write(base);
    } catch (error) {
      // fetch() throws the first two when the connection is cut; a server without its database responds with 503.
      if (/fetch failed|terminated|\b503\b/.test(String(error))) return;
      throw error;
    }
  }
}

/** Resolves when every writer has been acknowledged at least once, which takes longer on a busy machine. */
async function untilAllHaveWritten(writers: Writer[]): Promise<void> {
  const limit = Date.now() + 15_000;
  while (Date.now() < limit && writers.some((writer) => writer.pending() === 0)) await sleep(20);
}

describe('kill -9 in the middle of writes', () => {
  test(`${ROUNDS} times: nothing acknowledged is lost`, async () => {
    const env = { CONTACT_EMAIL: 'desk@cicerone.example' };
    let server = await startDurableShop(env);
    const writers = await makeWriters(server.url);
    const acknowledged = new Map<string, number>();

    for (let round = 0; round < ROUNDS; round += 1) {
      const { url } = server;
      const work = writers.map((writer) => writeUntilKilled(writer, url));
      await untilAllHaveWritten(writers);
      await sleep(Math.random() * 300);
      server = await killAndStart(server, victimOf(round), env);
      await Promise.all(work);
      for (const writer of writers) {
        const count = await writer.check(server.url);
        acknowledged.set(writer.kind, (acknowledged.get(writer.kind) ?? 0) + count);
      }
    }
    const numbers = Object.fromEntries(acknowledged);
    if (process.env['CICERONE_CRASH_ROUNDS']) {
      process.stderr.write(
        `${ROUNDS} kills, acknowledged writes found again: ${JSON.stringify(numbers)}\n`,
      );
    }
    expect(Object.values(numbers).every((count) => count > 0)).toBe(true);
  });
});
