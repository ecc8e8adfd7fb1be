import { configure, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../testing/screens/renderApp.tsx';
import { shopper } from '../testing/server/shopper.ts';

/** The home has eight rows of slides. */
beforeAll(() => configure({ asyncUtilTimeout: 20_000 }));

async function playPreview({ audio, user }: ReturnType<typeof renderApp>) {
  // A card shows its buttons when it is known what the customer has.
  const [play] = await screen.findAllByLabelText(/^Play a preview of/, { selector: 'button' });
  if (!play) throw new Error('a preview');
  await user.click(play);
  await audio.advance(2);
  expect(audio.paused).toBe(false);
}

// Shows.
test("a preview stops when a category's page is left", async () => {
  const app = renderApp('/audio-guide-by-category/2');
  await playPreview(app);
  const [logo] = screen.getAllByRole('link', { name: 'Cicerone, home' });
  if (!logo) throw new Error('a logo');
  await app.user.click(logo);
  await screen.findByRole('heading', { name: 'Full of great ideas' });
  expect(app.audio.paused).toBe(true);
});

test('a preview stops when the home is left', async () => {
  const app = renderApp('/user', (await shopper()).storage);
  await playPreview(app);
  await app.user.click(await screen.findByText('All Persons'));
  await screen.findByRole('heading', { name: 'Artists & Makers', level: 1 });
  await waitFor(() => expect(app.audio.paused).toBe(true));
});
