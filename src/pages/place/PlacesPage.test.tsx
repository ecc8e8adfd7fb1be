import { screen, waitFor } from '@testing-library/react';
import type { Place } from '../../domain/model.ts';
import { truncate } from '../../domain/text/text.ts';
import { failNext } from '../../testing/server/failNext.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { places } from '../../testing/server/exhibits.ts';

let all: Place[];
beforeAll(async () => {
  all = await places();
});

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent);
const namesOf = (some: Place[]) => some.map(({ name }) => truncate(name, 20));

// Shows.
test('shows the first twelve, each with its city and continent', async () => {
  renderPage('/locations');
  await screen.findByText(`12 of ${all.length}`);
  expect(names()).toEqual(namesOf(all.slice(0, 12)));
  const cards = screen.getAllByRole('article');
  for (const [index, { city, continent, id }] of all.slice(0, 12).entries()) {
    expect(cards[index]).toHaveTextContent(`${city}, ${continent}`);
    expect(cards[index]?.querySelector('a')).toHaveAttribute('href', `/locations/${id}`);
  }
});

// Shows.
test('the search finds by the name, whatever its case', async () => {
  const { user } = renderPage('/locations');
  await user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'MUSEO');
  const found = all.filter(({ name }) => name.toLowerCase().includes('museo'));
  expect(found.length).toBeGreaterThan(0);
  await waitFor(() => expect(names()).toEqual(namesOf(found)));
});

// Shows.
test("nothing found: 'No locations found.'", async () => {
  const { user } = renderPage('/locations?q=nowhere');
  expect(await screen.findByText('No locations found.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText(`12 of ${all.length}`)).toBeVisible();
});

test('a list that fails shows an error, and can be tried again', async () => {
  failNext('GET', '/client/location', { status: 200, body: '' });
  const { user } = renderPage('/locations');
  expect(await screen.findByText('The places could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(`12 of ${all.length}`)).toBeVisible();
});
