/**
 * Every call of, with success and with each status that a requirement names. Tests of each
 * family are beside its routes.
 */
import { api, describeServer, json, serverUrl } from '../../tests/support/server/client.ts';
import { accountRows } from '../../tests/support/contract/contractAccounts.ts';
import { catalogueRows } from '../../tests/support/contract/contractCatalogue.ts';
import { customerRows } from '../../tests/support/contract/contractCustomers.ts';
import { shopRows } from '../../tests/support/contract/contractShop.ts';
import { makeWorld, type Row, type World } from '../../tests/support/contract/contractWorld.ts';

const rows: Row[] = [...accountRows, ...catalogueRows, ...customerRows, ...shopRows];

/** Call → the statuses that the API's description gives it. */
async function described(): Promise<Map<string, string[]>> {
  const { paths } = await json<{
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  }>(api('/api/docs/json'));
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => [
        `${method.toUpperCase()} ${path.replace('/api/v1/', '')}`,
        Object.keys(responses),
      ]),
    ),
  );
}

describeServer('the contract', () => {
  let world: World;
  let calls: Map<string, string[]>;
  beforeAll(async () => {
    world = await makeWorld();
    calls = await described();
  });

  test.each(rows.map((row) => [row.call, row.status, row.when ?? '', row] as const))(
    '%s: %i %s',
    async (call, status, _when, { ask, reads }) => {
      const answer = await ask(world);
      const text = await answer.text();
      expect([answer.status, text]).toEqual([status, expect.any(String)]);
      if (answer.headers.get('content-type')?.startsWith('application/json')) {
        const body: unknown = JSON.parse(text);
        expect(body).toMatchObject(reads ?? { message: expect.any(String) });
      } else expect(reads).toBeUndefined();
      expect(calls.get(call)).toContain(String(status));
    },
  );

  test('no call that the API describes is missing above', () => {
    const walked = new Set(rows.map(({ call }) => call));
    expect([...calls.keys()].filter((call) => !walked.has(call))).toEqual([]);
    expect([...walked].filter((call) => !calls.has(call))).toEqual([]);
  });

  // Shows.
  test.each(['hero', 'why-choose-us', 'about'])('static content: %s', async (name) => {
    const answer = await fetch(`${serverUrl()}/fake-api/${name}.json`);
    expect(answer.status).toBe(200);
    expect(typeof (await json<unknown>(answer))).toBe('object');
  });

  // Shows.
  test('social sign-in is a redirect of the browser', async () => {
    const answer = await fetch(`${serverUrl()}/login/google`, { redirect: 'manual' });
    expect([302, 303]).toContain(answer.status);
    expect(answer.headers.get('location')).toBeTruthy();
  });
});
