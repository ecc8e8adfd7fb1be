/** Which page a social sign-in returns to. */
import { makeBrowser } from '../../../tests/support/server/browser.ts';
import { serverUrl } from '../../../tests/support/server/client.ts';
import { signInAs } from '../../../tests/support/customers/consent.ts';
import { freshEmail } from '../../../tests/support/customers/customer.ts';

/** Returns where a sign-in leads that asks to stay on its page (`stay=1`). */
async function endOfStaying(from: string, decision = 'allow'): Promise<string | null> {
  const browser = makeBrowser();
  const next = ({ headers }: Response) => new URL(headers.get('location') ?? '/', serverUrl());
  const start = `${serverUrl()}/login/google?stay=1&from=${encodeURIComponent(from)}`;
  const state = next(await browser.visit(start)).searchParams.get('state') ?? '';
  const consent = await browser.visit(`${serverUrl()}/dev/consent`, {
    method: 'POST',
    body: new URLSearchParams({ state, decision, email: freshEmail() }),
  });
  return (await browser.visit(next(consent))).headers.get('location');
}

describe('a social sign-in with an address to return to', () => {
  test.each([
    ['/audio-guide/3', '/audio-guide/3?login=cancelled'],
    ['/person?q=vasari', '/person?q=vasari&login=cancelled'],
    ['/user/library', '/user/library?login=cancelled'],
    ['/it/person?q=vasari', '/it/person?q=vasari&login=cancelled'],
  ])('cancelled: back to %s, where it began', async (from, end) => {
    expect(await signInAs({ decision: 'cancel' }, from)).toEqual({ end });
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '',
    'javascript:alert(1)',
    `/${'x'.repeat(1000)}`,
    '//x@y:99999/',
  ])('leads to no other site: %s', async (from) => {
    expect(await signInAs({ decision: 'cancel' }, from)).toEqual({ end: '/?login=cancelled' });
    expect((await signInAs({ email: freshEmail() }, from)).end).toBe('/user');
    expect(await endOfStaying(from)).toBe('/user');
  });

  test.each(['/subscribe', '/person?q=vasari', '/user/library'])(
    'continues to %s where a call was interrupted',
    async (from) => {
      expect(await endOfStaying(from)).toBe(from);
    },
  );

  test('that asks to stay, cancelled: back with the reason, and without the mark', async () => {
    expect(await endOfStaying('/subscribe', 'cancel')).toBe('/subscribe?login=cancelled');
  });

  test('does not take the mark from the address of the page', async () => {
    const { end } = await signInAs({ email: freshEmail() }, '/subscribe?stay=1#stay');
    expect(end).toBe('/user');
  });

  test('continues to the page for customers where a session had expired', async () => {
    expect((await signInAs({ email: freshEmail() }, '/user/library')).end).toBe('/user/library');
    expect((await signInAs({ email: freshEmail() }, '/audio-guide/3')).end).toBe('/user');
  });
});
