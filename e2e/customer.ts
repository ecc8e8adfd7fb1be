import type { Page } from 'playwright-core';
import { newCustomer, type TestCustomer } from '../server/test/customer.ts';

/** A customer of the journey's own, known to the server that the browser visits. */
export const freshCustomer = (): Promise<TestCustomer> =>
  newCustomer({ base: process.env.CICERONE_E2E_SERVER });

/** Fills in the open dialog, and waits until it has let the customer in. */
export async function fillSignIn(page: Page, { email, password }: TestCustomer): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Signs in from the landing page, as people do; ends on the customer's home. */
export async function signIn(page: Page, customer: TestCustomer): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await fillSignIn(page, customer);
  await page.waitForURL('**/user');
}
