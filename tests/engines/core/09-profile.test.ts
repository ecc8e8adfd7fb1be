import { test } from '../support/test.ts';
import { button, field, heading, main, text } from '../support/target.ts';

test('profile: a new name is in every open page, and the tabs have their addresses', async ({
  tab,
  openTab,
  customer,
}) => {
  const other = await openTab();
  await other.open('/user/profile');
  await other.sees(text(new RegExp(customer.email), main));
  await tab.open('/user/profile');
  await tab.click(button('Edit profile', main));
  await tab.fill(field('Name', main), 'Artemisia');
  await tab.press('Enter');
  await tab.sees(heading('Artemisia'));
  await other.sees(heading('Artemisia'));
  await tab.click({ role: 'tab', name: 'Billing' });
  await tab.isAt(/Tab=Billing$/);
  await tab.sees(text('You Dont habe any Billing Informations'));
});
