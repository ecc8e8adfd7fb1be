import type { Page } from '@playwright/test';
import type { WireGuide } from '../../../../contract/guides.ts';
import type { TestCustomer } from '../../../support/customers/customer.ts';
import { buy, guidesFor } from '../../../support/customers/shop.ts';

/** Path of the server's payment page. */
export const paymentPage = '**/dev/payment/*';

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

export const lockedTracks = (page: Page) =>
  page.getByRole('region', { name: 'Player' }).getByRole('button', { name: /^Locked/ });

/** Returns a guide that is for sale and has a locked track. */
export async function guideFor(customer: Pick<TestCustomer, 'api' | 'post'>, place = 0) {
  const guide = (await guidesFor(customer)).filter(({ remark }) => remark !== 'Special')[place];
  if (!guide) throw new Error('a guide');
  return guide;
}

/** Buys a guide that is not 'Special'. */
export async function buyGuide(customer: TestCustomer): Promise<WireGuide> {
  const guide = await guideFor(customer);
  await buy(customer, guide.id);
  return guide;
}
