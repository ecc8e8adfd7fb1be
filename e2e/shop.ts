import type { Page } from 'playwright-core';
import type { TestCustomer } from '../server/test/customer.ts';
import { guidesFor } from '../server/test/shop.ts';
import { addFault, removeFaults } from '../scenarios/faults.ts';
import { keepKeys } from './auth.ts';
import { visit, type Visit } from './browser.ts';

/** Where the server's payment page lies. */
export const paymentPage = '**/dev/payment/*';

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

export const lockedTracks = (page: Page) =>
  page.getByRole('region', { name: 'Player' }).getByRole('button', { name: /^Locked/ });

/** A guide that is for sale and has a locked track. */
export async function guideFor(customer: Pick<TestCustomer, 'api' | 'post'>, place = 0) {
  const guide = (await guidesFor(customer)).filter(({ remark }) => remark !== 'Special')[place];
  if (!guide) throw new Error('a guide');
  return guide;
}

/** A customer's browser, signed in already: the journey begins behind the sign-in. */
export async function visitAs(
  { token }: Pick<TestCustomer, 'token'>,
  ...how: Parameters<typeof visit>
): Promise<Visit> {
  const visitor = await visit(...how);
  await keepKeys(visitor.page, { token, auth: 'true' });
  return visitor;
}

/** What the pages said, but for the refusals that a journey has caused on purpose. */
export const besides = ({ problems }: Pick<Visit, 'problems'>, ...expected: RegExp[]): string[] =>
  problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));

/** What the server says for its provider. */
export const providerIsDown = 'The payment service does not answer at the moment.';

/** Acts while the payment provider does not answer the server. */
export async function withoutProvider(act: () => Promise<void>): Promise<void> {
  const base = process.env.CICERONE_E2E_SERVER ?? '';
  await addFault(base, { kind: 'payment-down' });
  try {
    await act();
  } finally {
    await removeFaults(base);
  }
}
