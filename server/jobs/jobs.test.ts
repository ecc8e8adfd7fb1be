import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { makeJobs } from './jobs.ts';
import { until } from '../../tests/support/server/until.ts';

const silent = fastify().log;

describe('jobs', () => {
  test('run at once and again, never twice at a time, and survive a failure', async () => {
    const jobs = makeJobs(silent);
    let runs = 0;
    let now = 0;
    let most = 0;
    jobs.every(5, 'a test', async () => {
      runs += 1;
      most = Math.max(most, (now += 1));
      await sleep(5);
      now -= 1;
      if (runs % 2) throw new Error('a failure of the test');
    });
    await until(() => runs > 3);
    await jobs.stop();
    expect([most, now]).toEqual([1, 0]);
    const before = runs;
    let others = 0;
    const other = makeJobs(silent);
    other.every(5, 'another test', async () => void (others += 1));
    await until(() => others > 3);
    await other.stop();
    expect(runs).toBe(before);
  });

  test('stopping waits for what is running', async () => {
    const jobs = makeJobs(silent);
    let ended = false;
    jobs.every(1000, 'a slow test', async () => {
      await sleep(50);
      ended = true;
    });
    await jobs.stop();
    expect(ended).toBe(true);
  });
});
