import { screen, within } from '@testing-library/react';
import { guidesOf } from '../../testing/server/catalogue.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { shopper } from '../../testing/server/shopper.ts';

const page = () => within(screen.getByRole('main'));

async function openFreeGuide(storage?: Parameters<typeof renderPage>[1]) {
  const free = (await guidesOf(1)).find(({ price }) => price === '0.00');
  if (!free) throw new Error('a free guide');
  const app = renderPage(`/audio-guide/${free.id}`, storage);
  // Its free tracks are marked too.
  expect(await page().findByText('Free', { selector: 'p' })).toBeVisible();
  return app;
}

test('a free guide is a visitor’s for signing in, and is not sold', async () => {
  const { user } = await openFreeGuide();
  expect(page().queryByText(/\$0/)).not.toBeInTheDocument();
  await user.click(page().getByRole('button', { name: 'Get free access' }));
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
});

test('a free guide is every customer’s', async () => {
  const { storage } = await shopper();
  await openFreeGuide(storage);
  expect(await page().findByText('Yours')).toBeVisible();
  expect(page().queryByRole('button', { name: 'Get free access' })).not.toBeInTheDocument();
  expect(page().getByRole('button', { name: /^Download/ })).toBeVisible();
});
