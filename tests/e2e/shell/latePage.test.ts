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

    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Cicerone, home' }).click();
    await page.waitForURL('**/user');
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
  });
}
