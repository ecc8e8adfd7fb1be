import { raw } from '../../tests/support/server/client.ts';

describe('the page of the API', () => {
  test('describes every call, from files of this server', async () => {
    const page = await raw('/dev/api/');
    expect(page.status).toBe(200);
    const files = [...page.body.toString().matchAll(/(?:src|href)="\.(\/[^"]+)"/g)];
    expect(files.length).toBeGreaterThan(3);
    for (const [, file] of files) expect((await raw(`/dev/api${file}`)).status).toBe(200);
    const described = JSON.parse((await raw('/dev/api/json')).body.toString());
    expect(described.paths).toHaveProperty('/api/v1/users/cart/add');
    expect(described.paths).not.toHaveProperty('/dev/api/');
  });
});
