import { act, screen, waitFor } from '@testing-library/react';
import type { Guide } from '../../../domain/model.ts';
import { truncate } from '../../../domain/text/text.ts';
import { categories, guidesOf } from '../../../testing/server/catalogue.ts';
import { failNext } from '../../../testing/server/failNext.ts';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent);
/** How the titles of cards are cut. */
const titlesOf = (guides: Guide[]) => guides.map(({ title }) => truncate(title, 15));
const counted = (text: string | RegExp) => screen.findByText(text);
/** However many the catalogue holds. */
const firstTwelve = /^12 of \d+ guides$/;
const category = (name: string) => screen.findByRole('button', { name });
/** An answer that can't be read: not tried again, so that the test needs not wait. */
const unreadable = { status: 200, body: '<!doctype html>' };

// Shows.
test('shows the categories and the first twelve of every guide', async () => {
  const [names, guides] = await Promise.all([categories(), guidesOf(1)]);
  renderPart(<ProductGrid />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(await counted(`12 of ${guides.length} guides`)).toBeVisible();
  expect(titles()).toEqual(titlesOf(guides.slice(0, 12)));
  expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
  const group = screen.getByRole('group', { name: 'Categories' });
  await waitFor(() =>
    expect([...group.children].map((each) => each.textContent)).toEqual(
      names.map(({ name }) => truncate(name, 20)),
    ),
  );
  expect(await category('Tutte')).toHaveAttribute('aria-pressed', 'true');
});

// Shows.
test('the name of a category is cut to 20 characters; its title is the whole name', async () => {
  const name = 'Pittura e Rinascimento';
  renderPart(<ProductGrid />);
  const button = await category('Pittura e Rinascimen…');
  expect(button).toHaveAttribute('title', name);
  expect(button).toHaveAccessibleDescription(name);
});

// Shows.
test('choosing a category changes the list', async () => {
  const guides = await guidesOf(3);
  const { user } = renderPart(<ProductGrid />);
  await user.click(await category('Chiese e cattedrali'));
  expect(await counted(`${guides.length} of ${guides.length} guides`)).toBeVisible();
  expect(titles()).toEqual(titlesOf(guides));
  expect(await category('Chiese e cattedrali')).toHaveAttribute('aria-pressed', 'true');
  expect(await category('Tutte')).toHaveAttribute('aria-pressed', 'false');
  // Choosing it again keeps it: there is always one.
  await user.click(await category('Chiese e cattedrali'));
  expect(titles()).toEqual(titlesOf(guides));
});

// Shows.
test("'Load More' reveals the next guides until the end, and starts again with each category", async () => {
  const guides = await guidesOf(1);
  const { user } = renderPart(<ProductGrid />);
  await counted(`12 of ${guides.length} guides`);
  for (let shown = 24; shown < guides.length * 2; shown *= 2) {
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    await counted(`${Math.min(shown, guides.length)} of ${guides.length} guides`);
  }
  await waitFor(() => expect(titles()).toEqual(titlesOf(guides)));
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  await user.click(await category('Roma antica'));
  await waitFor(() => expect(titles()).not.toHaveLength(guides.length));
  await user.click(await category('Tutte'));
  expect(await counted(`12 of ${guides.length} guides`)).toBeVisible();
  // Both lists are cached now: the next change of category waits for nothing.
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await user.click(await category('Roma antica'));
  await user.click(await category('Tutte'));
  expect(await counted(`12 of ${guides.length} guides`)).toBeVisible();
});

test("'Load More' leads the keyboard to the first new card, also where nothing more is left", async () => {
  const guides = await guidesOf(1);
  const { user } = renderPart(<ProductGrid />);
  await counted(`12 of ${guides.length} guides`);
  for (let shown = 12; shown < guides.length; shown *= 2) {
    act(() => screen.getByRole('button', { name: 'Load More' }).focus());
    await user.keyboard('{Enter}');
    const first = guides[shown]?.title ?? '';
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-index]')).toHaveTextContent(
        truncate(first, 15),
      ),
    );
    expect(document.activeElement?.closest('[data-index]')).toHaveAttribute(
      'aria-posinset',
      String(shown + 1),
    );
  }
});

test('a category that fails shows an error, and can be tried again', async () => {
  const guides = await guidesOf(4);
  const { user } = renderPart(<ProductGrid />);
  await counted(firstTwelve);
  failNext('GET', '/client/category/4/audio', unreadable);
  failNext('GET', '/client/category/4/audio', 429);
  await user.click(await category('Roma antica'));
  expect(await screen.findByText('The guides could not be loaded.')).toBeVisible();
  // Not the guides of the category before it.
  expect(titles()).toEqual([]);
  const again = () => user.click(screen.getByRole('button', { name: 'Try again' }));
  await again();
  // The reason tells the second failure from the first.
  expect(await screen.findByText(/Please wait a minute/)).toBeVisible();
  await again();
  expect(await counted(`${guides.length} of ${guides.length} guides`)).toBeVisible();
  expect(titles()).toEqual(titlesOf(guides));
});

test('while a category loads, the guides of the one before it are gone', async () => {
  const { user } = renderPart(<ProductGrid />);
  await counted(firstTwelve);
  failNext('GET', '/client/category/5/audio', 'no answer');
  await user.click(await category('Miti e archeologia'));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(titles()).toEqual([]);
  // One may change one's mind meanwhile.
  await user.click(await category('Tutte'));
  expect(await counted(firstTwelve)).toBeVisible();
});

test('an empty category shows a message and leads to every guide', async () => {
  failNext('GET', '/client/category/6/audio', { status: 200, body: '{"data":[]}' });
  const { user } = renderPart(<ProductGrid />);
  await user.click(await category('Letteratura e poesia'));
  expect(await screen.findByText('No guides in this category yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See every guide' }));
  expect(await counted(firstTwelve)).toBeVisible();
  expect(await category('Tutte')).toHaveAttribute('aria-pressed', 'true');
});

test('guides are shown even when the categories fail', async () => {
  failNext('GET', '/client/category', unreadable);
  renderPart(<ProductGrid />);
  expect(await counted(firstTwelve)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tutte' })).not.toBeInTheDocument();
});
