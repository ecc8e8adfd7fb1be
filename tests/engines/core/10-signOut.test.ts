import { signOut } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';
import { button, header } from '../support/target.ts';

test('sign out: every open page follows, and nothing of the session stays', async ({
  tab,
  openTab,
  customer: _,
}) => {
  const other = await openTab();
  await other.open('/user/library');
  await other.sees(button('My Account', header));
  await tab.open('/user');
  await signOut(tab);
  await tab.isAt(/^\/$/);
  await tab.sees(button('Login', header));
  await other.isAt(/^\/$/);
  await other.sees(button('Login', header));
  const left = await tab.evaluate(() =>
    ['token', 'auth'].filter((key) => localStorage.getItem(key) !== null),
  );
  expect(left).toEqual([]);
  await other.open('/user/library');
  await other.isAt(/^\/$/);
});
