/** Limits with two servers on one PostgreSQL. requestCounts.test.ts tests how counts are added up. */
import { PUBLIC_APP_SECRET } from '../../../build.settings.ts';
import { raw } from '../../../tests/support/server/client.ts';
import {
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../../tests/support/server/ownServer.ts';
import { until } from '../../../tests/support/server/until.ts';

const MAX = 100;

describe('the limit of requests at two servers', () => {
  afterEach(stopOwnServer);

  test('what was used up at one is refused at the other', async () => {
    const env = { DATABASE_URL: await ownDatabase(), RATE_LIMIT: String(MAX) };
    const [one, other] = [(await startOwnServer({ env })).url, (await startOwnServer({ env })).url];
    const ask = async (base: string): Promise<number> => {
      const headers = { 'X-App-Secret': PUBLIC_APP_SECRET };
      return (await raw('/api/v1/users/auth', { base, headers })).status;
    };
    for (let n = 0; n < MAX; n += 1) expect(await ask(one)).toBe(401);
    expect(await ask(one)).toBe(429);
    // The other server learns of the count when it has itself used a tenth of the limit and has shared its own.
    for (let n = 0; n <= MAX / 10; n += 1) expect(await ask(other)).toBe(401);
    let allowed = MAX / 10;
    await until(async () => {
      const isRefused = (await ask(other)) === 429;
      if (!isRefused) allowed += 1;
      return isRefused;
    });
    expect(allowed).toBeLessThan(MAX / 2);
  });
});
