import { raw } from '../../../tests/support/server/client.ts';

const html = { headers: { Accept: 'text/html' } };

describe("the page in the reviews' frame", () => {
  // Shows.
  test('may stand in our own page, and has neither script nor style of its own', async () => {
    const { headers, body } = await raw('/reviews-widget.html', html);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(String(body)).toContain('<title>Google Reviews</title>');
    expect(String(body)).not.toMatch(/<script|<style|style=/);
  });

  test.each(['/', '/index.html', '/other.html'])('%s may not', async (path) => {
    const { headers } = await raw(path, html);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });
});
