/**
 * Every call of, with success and with each status of its requirement. Tests of each family are beside
 * its routes.
 */
import {
  readApiDescription,
  type ApiDescription,
} from '../../tests/support/server/apiDescription.ts';
import { json, serverUrl } from '../../tests/support/server/client.ts';
import { accountRows } from '../../tests/support/contract/contractAccounts.ts';
import { catalogueRows } from '../../tests/support/contract/contractCatalogue.ts';
import { customerRows } from '../../tests/support/contract/contractCustomers.ts';
import { shopRows } from '../../tests/support/contract/contractShop.ts';
import { withdrawalRows } from '../../tests/support/contract/contractWithdrawals.ts';
import {
  makeContractContext,
  type Row,
  type ContractContext,
} from '../../tests/support/contract/contractContext.ts';

const rows: Row[] = [
  ...accountRows,
  ...catalogueRows,
  ...customerRows,
  ...shopRows,
  ...withdrawalRows,
];

const nameOf = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.replace('/api/v1/', '')}`;

describe('the contract', () => {
  let context: ContractContext;
  let description: ApiDescription;
  beforeAll(async () => {
    context = await makeContractContext();
    description = await readApiDescription();
  });

  test.each(rows.map((row) => [row.call, row.status, row.when ?? '', row] as const))(
    '%s: %i %s',
    async (call, status, _when, { ask, reads }) => {
      const response = await ask(context);
      const text = await response.text();
      expect([response.status, text]).toEqual([status, expect.any(String)]);
      const [method = '', path = ''] = call.split(' ');
      // The description is made from the schemas of contract/.
      const fault = description.faultOf(method, `/api/v1/${path}`, {
        status,
        headers: { 'content-type': response.headers.get('content-type') ?? undefined },
        body: Buffer.from(text),
      });
      expect(fault).toBeUndefined();
      if (reads) expect(JSON.parse(text)).toMatchObject(reads);
    },
  );

  test('no call that the API describes is missing above', () => {
    const walked = new Set(rows.map(({ call }) => call));
    const calls = new Set(description.routes.map(nameOf));
    expect([...calls].filter((call) => !walked.has(call))).toEqual([]);
    expect([...walked].filter((call) => !calls.has(call))).toEqual([]);
  });

  // Shows.
  test.each(['hero', 'why-choose-us', 'about'])('static content: %s', async (name) => {
    const response = await fetch(`${serverUrl()}/fake-api/${name}.json`);
    expect(response.status).toBe(200);
    expect(typeof (await json<unknown>(response))).toBe('object');
  });

  // Shows.
  test('social sign-in is a redirect of the browser', async () => {
    const response = await fetch(`${serverUrl()}/login/google`, { redirect: 'manual' });
    expect([302, 303]).toContain(response.status);
    expect(response.headers.get('location')).toBeTruthy();
  });
});
