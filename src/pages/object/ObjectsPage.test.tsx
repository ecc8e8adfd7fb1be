import { screen, waitFor } from '@testing-library/react';
import type { ArtObject } from '../../domain/model.ts';
import { truncate } from '../../domain/text/text.ts';
import { failNext } from '../../testing/server/failNext.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { objects } from '../../testing/server/exhibits.ts';

let all: ArtObject[];
beforeAll(async () => {
  all = await objects();
});

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent);
const titlesOf = (some: ArtObject[]) => some.map(({ title }) => truncate(title, 20));
const box = () => screen.findByRole('searchbox', { name: 'Search by title' });

// Shows.
test('shows the first twelve in a grid, each leading to /objects/{id}', async () => {
  renderPage('/objects');
  await screen.findByText(`12 of ${all.length}`);
  expect(screen.getByRole('heading', { name: 'Objects', level: 1 })).toBeVisible();
  expect(titles()).toEqual(titlesOf(all.slice(0, 12)));
  const cards = screen.getAllByRole('article');
  for (const [index, object] of all.slice(0, 12).entries()) {
    expect(cards[index]?.querySelector('a')).toHaveAttribute('href', `/objects/${object.id}`);
    expect(cards[index]).toHaveTextContent(object.summary);
  }
});

// Shows.
test('the search finds by the title only, whatever its case', async () => {
  const [object] = all;
  if (!object) throw new Error('an object');
  const part = object.title.slice(2, 9);
  const found = all.filter(({ title }) => title.toLowerCase().includes(part.toLowerCase()));
  const { user } = renderPage('/objects');
  await user.type(await box(), part.toUpperCase());
  await waitFor(() => expect(titles()).toEqual(titlesOf(found)));
});

// Shows.
test("says 'No Persons found.' when nothing is found", async () => {
  const { user } = renderPage('/objects?q=nothing%20at%20all');
  expect(await screen.findByText('No Persons found.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText(`12 of ${all.length}`)).toBeVisible();
});

test('a list that fails shows an error, and can be tried again', async () => {
  failNext('GET', '/client/object', { status: 200, body: '<html>' });
  const { user } = renderPage('/objects');
  expect(await screen.findByText('The objects could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(`12 of ${all.length}`)).toBeVisible();
});
