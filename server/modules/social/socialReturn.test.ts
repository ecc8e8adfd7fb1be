/** Which page a social sign-in returns to. */
import { describeServer } from '../../../tests/support/server/client.ts';
import { signInAs } from '../../../tests/support/customers/consent.ts';
import { freshEmail } from '../../../tests/support/customers/customer.ts';

describeServer('a social sign-in with an address to return to', () => {
  test.each([
    ['/audio-guide/3', '/audio-guide/3?login=cancelled'],
    ['/person?q=vasari', '/person?q=vasari&login=cancelled'],
    ['/user/library', '/user/library?login=cancelled'],
  ])('cancelled: back to %s, where it began', async (from, end) => {
    expect(await signInAs({ decision: 'cancel' }, from)).toEqual({ end });
  });

  test.each([
    ...['https://evil.example/', '//evil.example', '/\\evil.example', '/.//evil.example', ''],
    ...['javascript:alert(1)', `/${'x'.repeat(1000)}`, '//x@y:99999/'],
  ])('leads to no other site: %s', async (from) => {
    expect(await signInAs({ decision: 'cancel' }, from)).toEqual({ end: '/?login=cancelled' });
    expect((await signInAs({ email: freshEmail() }, from)).end).toBe('/user');
  });

  test('continues to the page for customers where a session had expired', async () => {
    expect((await signInAs({ email: freshEmail() }, '/user/library')).end).toBe('/user/library');
    expect((await signInAs({ email: freshEmail() }, '/audio-guide/3')).end).toBe('/user');
  });
});
