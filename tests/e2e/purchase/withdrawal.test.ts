import type { Page } from '@playwright/test';
import { invoicesOf, ownedBy, put } from '../../support/customers/shop.ts';
import { listenUntil } from '../support/actions/audio.ts';
import { guideFor, lockedTracks, paymentPage, press } from '../support/actions/shop.ts';
import { axeFinds } from '../support/axe.ts';
import { pressed } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

const silence = (page: Page) => page.evaluate(() => window.heard.every(({ paused }) => paused));

test.describe('at either size', { tag: '@phone' }, () => {
  test('a buyer who has not started to listen takes the purchase back by keyboard, and the money is paid back', async ({
    page,
    customer,
  }) => {
    test.setTimeout(60_000);
    const guide = await guideFor(customer);
    await put(customer, guide.id);
    await page.goto('/user/cart');
    await expect(page.getByRole('link', { name: 'Right of withdrawal' }).first()).toBeVisible();
    await press(page, 'Purchase Now');
    await page.waitForURL(paymentPage);
    await press(page, 'Order with obligation to pay');
    await page.waitForURL('**/user/cart?status=success');
    const question = page.getByRole('region', { name: guide.title });
    await expect(question).toContainText('the 14 days end for this guide');
    expect(await axeFinds(page, 'main')).toEqual([]);
    await question.getByRole('button', { name: 'Not yet' }).click();

    await page.goto(`/audio-guide/${guide.id}`);
    await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
    await expect(lockedTracks(page)).toHaveCount(0);
    const last = page.getByRole('region', { name: 'Player' }).getByRole('listitem').last();
    await last.getByRole('button').first().click();
    const dialog = page.getByRole('dialog', { name: guide.title });
    await expect(dialog.getByRole('button', { name: 'Start listening' })).toBeFocused();
    expect(await axeFinds(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await silence(page)).toBe(true);

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Withdraw from a contract here' })
      .click();
    await expect(page.getByRole('heading', { name: 'You can withdraw from' })).toBeVisible();
    expect(await axeFinds(page, 'main')).toEqual([]);
    await pressed(page, `Withdraw from ${guide.title}`);
    await expect(page.getByText(`You get $${guide.price} back, and`)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('We have received your withdrawal')).toBeVisible();
    expect(await axeFinds(page, 'main')).toEqual([]);
    expect(await ownedBy(customer)).toEqual([]);
    await expect
      .poll(async () => (await invoicesOf(customer))[0]?.credit_notes?.map(({ amount }) => amount))
      .toEqual([guide.price]);
    await page.goto(`/audio-guide/${guide.id}`);
    await expect(lockedTracks(page).first()).toBeVisible();
  });

  test('in Italian, a buyer who starts to listen hears the guide at once, and can no longer withdraw', async ({
    page,
    customer,
  }) => {
    test.setTimeout(60_000);
    const guide = await guideFor(customer);
    await put(customer, guide.id);
    await page.goto('/it/user/cart');
    await press(page, 'Acquista ora');
    await page.waitForURL(paymentPage);
    await press(page, 'Ordina con obbligo di pagare');
    await page.waitForURL('**/it/user/cart?status=success');
    await press(page, 'Inizia l’ascolto');
    await listenUntil(page, 1);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Recedi dal contratto qui' })
      .click();
    await expect(page.getByText('Non c’è niente da cui tu possa recedere')).toBeVisible();
    expect(await ownedBy(customer)).toEqual([guide.id]);
  });
});
