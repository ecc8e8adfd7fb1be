import type { Page } from '@playwright/test';
import { mailsTo, type TestCustomer } from '../../support/customers/customer.ts';
import { axeFinds } from '../support/axe.ts';
import { press } from '../support/actions/shop.ts';
import { e2eServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const portrait = 'public/icon-512.png';

async function toProfile(page: Page, { email }: TestCustomer): Promise<void> {
  await page.goto('/user/profile');
  await expect(page.getByText(email)).toBeVisible();
}

test(
  'a picture is chosen, previewed, uploaded and shown; every tab is accessible',
  { tag: '@phone-full' },
  async ({ page, customer }) => {
    const isPhone = test.info().project.name === 'full-phone';
    if (isPhone) await page.emulateMedia({ colorScheme: 'dark' });
    await toProfile(page, customer);
    await press(page, 'Upload your picture');
    const box = page.getByRole('region', { name: 'Upload a picture' });
    await box.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(box.getByText('Please choose a picture.')).toBeVisible();
    await box.locator('input[type=file]').setInputFiles(portrait);
    await expect(box.getByRole('img', { name: 'Preview of your picture' })).toBeVisible();
    expect(await axeFinds(page, 'main')).toEqual([]);
    await box.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('Your picture was changed.')).toBeVisible();
    const picture = page.getByRole('img', { name: 'Your picture' });
    await expect(picture).toBeVisible();
    expect(
      await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return image.naturalWidth;
      }),
    ).toBeGreaterThan(0);
    for (const tab of ['Billing', 'Subscriptions', 'Profile']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.waitForURL(`**/user/profile?Tab=${tab === 'Profile' ? 'profile' : tab}`);
      expect(await axeFinds(page, 'main')).toEqual([]);
    }
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Subscriptions', selected: true })).toBeVisible();
  },
);

test('an upload on a slow connection shows its progress and can be cancelled', async ({
  page,
  customer,
  problems,
}) => {
  // Playwright reads the preview for its trace, which the page's policy refuses.
  problems.allow(/^Connecting to 'blob:/);
  await toProfile(page, customer);
  const line = await page.context().newCDPSession(page);
  await press(page, 'Upload your picture');
  const box = page.getByRole('region', { name: 'Upload a picture' });
  await box.locator('input[type=file]').setInputFiles({
    name: 'grande.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(1_500_000, 7),
  });
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
  });
  await box.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(box.getByRole('progressbar')).toBeVisible();
  await press(page, 'Cancel');
  await expect(box.getByRole('button', { name: 'Upload', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

// Shows.
test('the name changes at once, the email address when its link is opened, each in both tabs', async ({
  page,
  customer,
}) => {
  await toProfile(page, customer);
  const other = await page.context().newPage();
  await other.goto('/user/profile');
  await expect(other.getByText(customer.email)).toBeVisible();
  await press(page, 'Edit profile');
  const address = `new-${customer.email}`;
  await page.getByLabel('Name').fill('Artemisia');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Current password').fill(customer.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`We have sent a link to ${address}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Artemisia' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Artemisia' })).toBeVisible();
  const [mail] = await mailsTo(address, e2eServer());
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error('a link');
  await page.goto(link);
  await press(page, 'Confirm');
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByText(address)).toBeVisible();
});

test('the account is deleted, by keyboard only', async ({ page, customer }) => {
  await toProfile(page, customer);
  await page.getByRole('button', { name: 'Delete account' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible();
  await page.getByLabel('Current password').fill(customer.password);
  expect(await axeFinds(page, 'main')).toEqual([]);
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: 'Delete it for good' });
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Your account is deleted/)).toBeVisible();
  await expect(page).toHaveURL('/');
});
