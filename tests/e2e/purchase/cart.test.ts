import { put } from '../../support/customers/shop.ts';
import { anotherTab } from '../support/actions/auth.ts';
import { guideFor } from '../support/actions/shop.ts';
import { expect, test } from '../support/test.ts';

const removedInOne = 'a guide that is removed in one tab disappears in the other';
test(removedInOne, { tag: '@full' }, async ({ page, customer }) => {
  const guide = await guideFor(customer);
  await put(customer, guide.id);
  await page.goto('/user/cart');
  await expect(page.getByRole('main').getByRole('link', { name: guide.title })).toBeVisible();
  const other = await anotherTab(page, '/user');
  await other.getByRole('banner').getByRole('button', { name: 'Cart, 1 guide' }).click();
  const popover = other.getByRole('dialog', { name: 'Cart' });
  await popover.getByRole('button', { name: `Remove ${guide.title}` }).click();
  await expect(popover.getByText('You Dont have any cart items')).toBeVisible();
  await expect(page.getByText('You dont have any Cart Items')).toBeVisible();
});
