import { mailsTo } from '../server/test/customer.ts';
import { axeFinds } from './axe.ts';
import { closeBrowser } from './browser.ts';
import { freshCustomer } from './customer.ts';
import { press, visitAs } from './shop.ts';

afterAll(closeBrowser);

const portrait = 'public/icon-512.png';

async function toProfile(size: 'desktop' | 'phone' = 'desktop', scheme?: 'light' | 'dark') {
  const customer = await freshCustomer();
  const visitor = await visitAs(customer, size, scheme);
  await visitor.page.goto('/user/profile');
  await visitor.page.getByText(customer.email).waitFor();
  return { ...visitor, customer };
}

describe.each([
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const)('on a %s, %s', (size, scheme) => {
  it('a picture is chosen, looked at, sent and shown; every tab is clean', async () => {
    const { page, problems } = await toProfile(size, scheme);
    await press(page, 'Upload your picture');
    const box = page.getByRole('region', { name: 'Upload a picture' });
    await box.getByRole('button', { name: 'Upload', exact: true }).click();
    await box.getByText('Please choose a picture.').waitFor();
    await box.locator('input[type=file]').setInputFiles(portrait);
    await box.getByRole('img', { name: 'Preview of your picture' }).waitFor();
    expect(await axeFinds(page, 'main')).toEqual([]);
    await box.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('Your picture was changed.').waitFor();
    const picture = page.getByRole('img', { name: 'Your picture' });
    await picture.waitFor();
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
    await page.getByRole('tab', { name: 'Subscriptions', selected: true }).waitFor();
    expect(problems).toEqual([]);
  });
});

it('an upload on a slow line shows its progress and can be called off', async () => {
  const { page, problems } = await toProfile();
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
  await box.getByRole('progressbar').waitFor();
  await press(page, 'Cancel');
  await box.getByRole('button', { name: 'Upload', exact: true }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(problems).toEqual([]);
});

it('name, and an e-mail address that counts when its link was followed; both tabs know', async () => {
  const { page, customer, problems } = await toProfile();
  const other = await page.context().newPage();
  await other.goto('/user/profile');
  await other.getByText(customer.email).waitFor();
  await press(page, 'Edit profile');
  const address = `new-${customer.email}`;
  await page.getByLabel('Name').fill('Artemisia');
  await page.getByLabel('Email').fill(address);
  await page.keyboard.press('Enter');
  await page.getByText(`We have sent a link to ${address}`).waitFor();
  await page.getByRole('heading', { name: 'Artemisia' }).waitFor();
  await other.getByRole('heading', { name: 'Artemisia' }).waitFor();
  const [mail] = await mailsTo(address, process.env.CICERONE_E2E_SERVER);
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error('a link');
  await page.goto(link);
  await press(page, 'Confirm');
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await page.getByText(address).waitFor();
  expect(problems).toEqual([]);
});

it('delete-account explains how to ask for it, by keyboard alone', async () => {
  const { page, problems } = await toProfile();
  const button = page.getByRole('button', { name: 'Delete account' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await dialog.getByText(/write to us/).waitFor();
  expect(await axeFinds(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
});
