/** What a browser refuses, or throws at when it is looked at, as with site data blocked, stops no one from buying and listening. */
import type { Page } from '@playwright/test';
import { callerOf, newCustomer } from '../../support/customers/customer.ts';
import { listenUntil } from '../support/actions/audio.ts';
import { fillLogin } from '../support/actions/auth.ts';
import { guideFor, paymentPage, press } from '../support/actions/shop.ts';
import { e2eServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const inNavigator = ['locks', 'serviceWorker', 'mediaSession', 'clipboard', 'share', 'wakeLock'];
const inWindow = ['indexedDB', 'caches', 'localStorage', 'sessionStorage', 'BroadcastChannel'];
const all = [...inNavigator, ...inWindow];

type Way = 'throws' | 'absent';

/** Takes abilities away from every page that is opened. */
const takeAway = async (page: Page, names: string[], way: Way): Promise<void> => {
  await page.addInitScript(
    ([taken, how, ofNavigator]) => {
      for (const name of taken) {
        Object.defineProperty(ofNavigator.includes(name) ? Navigator.prototype : window, name, {
          configurable: true,
          get: () => {
            if (how === 'absent') return undefined;
            throw new DOMException('Site data is blocked', 'SecurityError');
          },
        });
      }
    },
    [names, way, inNavigator] as const,
  );
};

/** Lands, listens to a free track, signs in with what was pressed, and pays. */
async function walk(page: Page, keepsSession: boolean): Promise<void> {
  const guide = await guideFor(callerOf(undefined, e2eServer()));
  const person = await newCustomer({ base: e2eServer() });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/audio-guide/${guide.id}`);
  await page.getByRole('button', { name: 'Listen free' }).click();
  await listenUntil(page, 1);
  await press(page, `Buy for $${guide.price}`);
  await fillLogin(page, person.email, person.password);
  await page.waitForURL('**/user/cart');
  await press(page, 'Purchase Now');
  await page.waitForURL(paymentPage);
  await press(page, 'Order with obligation to pay');
  await page.waitForURL('**/user/cart?status=success');
  // Without a storage the session is in the cookie alone.
  if (keepsSession) await expect(page.getByText(/every track is unlocked/)).toBeVisible();
}

test('with all of them throwing at once', async ({ page }) => {
  test.setTimeout(60_000);
  await takeAway(page, all, 'throws');
  await walk(page, false);
});

test('with Web Locks that are refused', async ({ page }) => {
  await page.addInitScript(() => {
    LockManager.prototype.request = () =>
      Promise.reject(new DOMException('Site data is blocked', 'SecurityError'));
  });
  const guide = await guideFor(callerOf(undefined, e2eServer()));
  await page.goto(`/audio-guide/${guide.id}`);
  await page.getByRole('button', { name: 'Listen free' }).click();
  await listenUntil(page, 2);
  await expect(page.getByText(/another tab is playing/)).toHaveCount(0);
});

for (const name of all) {
  for (const way of ['throws', 'absent'] as const) {
    test(`without ${name}, which ${way}`, { tag: '@full' }, async ({ page }) => {
      test.setTimeout(60_000);
      await takeAway(page, [name], way);
      await walk(page, name !== 'localStorage');
    });
  }
}
