import { settings } from '../shared/site/settings.ts';
import { realFetch } from './server/failNext.ts';
import { whileReactWorks } from './whileReactWorks.ts';

/**
 * Sends a request to the server beside the app and waits for the response. By then the app has started everything that
 * an earlier event causes: call it in tests that nothing more is sent.
 */
export const roundTrip = (): Promise<void> =>
  whileReactWorks(async () => {
    const response = await realFetch(`${settings.apiBase}/healthz`);
    await response.text();
  });
