import { requestHomeLate } from '../support/actions/latePage.ts';
import { expect, test } from '../support/test.ts';

const menus = [
  { name: 'My Account', role: 'menu', link: 'Updates' },
  { name: 'Cart', role: 'dialog', link: 'Go to Cart Page' },
] as const;

for (const { name, role, link } of menus) {
  test(`a page that comes late leaves open what was opened meanwhile: ${name}`, async ({
    customer: _,
    page,
  }) => {
    const button = page.getByRole('banner').getByRole('button', { name });
    const menu = page.getByRole(role);
    await page.goto('/person');
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    const arrive = await requestHomeLate(page, '/user');
    await button.click();
    await expect(menu).toBeVisible();

    arrive();
    await expect(page).toHaveTitle(/^Your home/);
    await expect(menu).toBeVisible();
    await expect(page.locator(`[role="${role}"]:focus-within`)).toBeVisible();
    // What is followed in it closes it.
    await menu.getByText(link).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();

    await button.click();
    await expect(menu).toBeVisible();
    // Its own entry in the history follows its opening.
    await page.waitForFunction(() => 'layers' in history.state);
    await page.goBack();
    await expect(menu).toBeHidden();
  });
}
