import { raw } from '../../../tests/support/server/client.ts';

const html = { headers: { Accept: 'text/html' } };

describe("the page in the reviews' frame", () => {
  // Shows.
  test.each([
    ['/reviews-widget.html', 'Google Reviews'],
    ['/it/reviews-widget.html', 'Recensioni su Google'],
  ])(
    '%s may stand in our own page, and has neither script nor style of its own',
    async (...row) => {
      const [path, title] = row;
      const { headers, body } = await raw(path, html);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("frame-ancestors 'self'");
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(String(body)).toContain(`<title>${title}</title>`);
      expect(String(body)).not.toMatch(/<script|<style|style=/);
    },
  );

  test.each(['/', '/index.html', '/other.html'])('%s may not', async (path) => {
    const { headers } = await raw(path, html);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });
});
