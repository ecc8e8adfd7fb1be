import { screen, within } from '@testing-library/react';
import { MemoryStorage } from '../../testing/memoryStorage.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { whileReactWorks } from '../../testing/whileReactWorks.ts';

/** The keys that an address printed by `npm start` puts into the browser. */
async function enter(path: string): Promise<MemoryStorage> {
  const response = await whileReactWorks(() =>
    fetch(`${process.env.CICERONE_TEST_SERVER ?? ''}${path}`, { redirect: 'manual' }),
  );
  const [, scene = ''] = (response.headers.get('location') ?? '').split('#');
  const storage = new MemoryStorage();
  const keys: unknown = JSON.parse(new URLSearchParams(scene).get('keys') ?? '{}');
  for (const [key, value] of Object.entries(keys ?? {})) storage.write(key, String(value));
  return storage;
}

const shelf = async (name: string) => within(await screen.findByRole('region', { name }));

test('the demo customer owns three guides, has begun two of them, and wishes for one', async () => {
  renderPage('/user/library', await enter('/dev/demo'));
  const begun = await shelf('Continue');
  expect((await begun.findAllByRole('button', { name: /^Continue / })).length).toBe(2);
  const owned = await shelf('Purchase list');
  expect((await owned.findAllByRole('article')).length).toBe(3);
  const wished = await shelf('Wish list');
  expect((await wished.findAllByRole('article')).length).toBe(1);
});

test('the demo customer has an invoice for each payment', async () => {
  renderPage('/user/profile?Tab=Billing', await enter('/dev/demo'));
  expect(await screen.findAllByRole('button', { name: /^Invoice \d{4}-\d{6}/ })).toHaveLength(2);
});

test('the new demo customer has nothing yet', async () => {
  renderPage('/user/library', await enter('/dev/demo/new'));
  expect((await shelf('Continue')).getByText('Nothing started yet')).toBeVisible();
  expect((await shelf('Purchase list')).getByText('No purchases yet')).toBeVisible();
});
