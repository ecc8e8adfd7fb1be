import { raw } from '../../tests/support/server/client.ts';

describe('the entrance of scenarios', () => {
  test('is one page with one script, which the policy knows by its nonce', async () => {
    const { status, headers, body } = await raw('/dev/enter');
    expect(status).toBe(200);
    const nonce = /<script nonce="([\w-]+)">/.exec(body.toString())?.[1];
    expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
    expect(headers['cache-control']).toBe('no-store');
    expect(String(headers['set-cookie'])).toMatch(/^cicerone_session=; Max-Age=0/);
  });
});
