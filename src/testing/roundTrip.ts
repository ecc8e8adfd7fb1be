import { settings } from '../shared/site/settings.ts';
import { realFetch } from './server/failNext.ts';
import { whileReactWorks } from './whileReactWorks.ts';

/**
 * Asks the server something beside the app and waits for the answer. What the app does as a consequence of an event
 * before it has begun by then: tests that nothing more is sent look afterwards.
 */
export const roundTrip = (): Promise<void> =>
  whileReactWorks(async () => {
    const answer = await realFetch(`${settings.apiBase}/healthz`);
    await answer.text();
  });
