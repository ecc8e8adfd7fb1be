import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for something that happens after a response, or in a job. */
export async function until(
  what: () => boolean | Promise<boolean>,
  limitMs = 15_000,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await what())) {
    if (Date.now() > end) throw new Error(`It never came: ${what.toString()}`);
    await sleep(100);
  }
}
