import { screen, waitFor } from '@testing-library/react';
import type { Person } from '../../domain/model.ts';
import { truncate } from '../../domain/text/text.ts';
import { lifeYears } from '../../domain/text/years.ts';
import { failNext } from '../../testing/server/failNext.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { persons } from '../../testing/server/exhibits.ts';

let all: Person[];
beforeAll(async () => {
  all = await persons();
});

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent);
const namesOf = (some: Person[]) => some.map(({ name }) => truncate(name, 20));
const box = () => screen.findByRole('searchbox', { name: 'Search by name' });
const counted = (text: string) => screen.findByText(text);
const unreadable = { status: 200, body: '<!doctype html>' };

// Shows.
test("'Artists & Makers' shows the first twelve, each with its years and its link", async () => {
  renderPage('/person');
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  await counted(`12 of ${all.length}`);
  expect(screen.getByRole('heading', { name: 'Artists & Makers', level: 1 })).toBeVisible();
  expect(document.title).toBe('Artists & Makers · Cicerone');
  expect(names()).toEqual(namesOf(all.slice(0, 12)));
  const links = screen.getAllByRole('article').map((card) => card.querySelector('a'));
  for (const [index, person] of all.slice(0, 12).entries()) {
    expect(links[index]).toHaveAttribute('href', `/person/${person.id}`);
    expect(links[index]).toHaveTextContent(lifeYears(person));
  }
});

// Shows.
test('a name is cut after 20 characters, and shown in full on hover', async () => {
  const long = all.find(({ name }) => name.length > 20);
  if (!long) throw new Error('a long name');
  renderPage(`/person?q=${encodeURIComponent(long.name)}`);
  const heading = await screen.findByRole('heading', { name: truncate(long.name, 20) });
  expect(heading).toHaveTextContent(/^.{1,20}…$/);
  expect(heading).toHaveAttribute('title', long.name);
});

test("'Load More' reveals the next until all are there", async () => {
  const { user } = renderPage('/person');
  await counted(`12 of ${all.length}`);
  for (let shown = 24; shown < all.length * 2; shown *= 2) {
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    await counted(`${Math.min(shown, all.length)} of ${all.length}`);
  }
  await waitFor(() => expect(names()).toEqual(namesOf(all)));
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

// Shows.
test('the search finds a part of the name, whatever its case', async () => {
  const [person] = all;
  if (!person) throw new Error('a person');
  const part = person.name.slice(1, 7);
  const found = all.filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()));
  const { user } = renderPage('/person');
  await counted(`12 of ${all.length}`);
  await user.type(await box(), part.toUpperCase());
  await waitFor(() => expect(names()).toEqual(namesOf(found)));
  await counted(`${found.length} of ${found.length}`);
  await user.clear(await box());
  await counted(`12 of ${all.length}`);
});

test('a new search begins at its start, however far the list had been opened', async () => {
  const { user } = renderPage('/person');
  await counted(`12 of ${all.length}`);
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await counted(`24 of ${all.length}`);
  await user.type(await box(), 'a');
  const found = all.filter(({ name }) => name.toLowerCase().includes('a'));
  await counted(`12 of ${found.length}`);
});

test('a search without a result shows the literal text and a button that clears it', async () => {
  const { user } = renderPage('/person');
  await user.type(await box(), 'no such person');
  expect(await screen.findByText('No Persons found.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await counted(`12 of ${all.length}`);
  expect(await box()).toHaveValue('');
});

test('the cross in the field clears it and leaves the cursor there', async () => {
  const { user } = renderPage('/person?q=no+such+person');
  await screen.findByText('No Persons found.');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await box()).toHaveFocus();
  await counted(`12 of ${all.length}`);
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
});

test('an empty catalogue shows a message, with a link home', async () => {
  failNext('GET', '/client/person', { status: 200, body: '{"data":[]}' });
  const { user } = renderPage('/person');
  expect(await screen.findByText('No Persons found.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
  expect(await screen.findByRole('heading', { name: 'Full of great ideas' })).toBeVisible();
});

test('a list that fails shows an error, and can be tried again', async () => {
  failNext('GET', '/client/person', unreadable);
  const { user } = renderPage('/person');
  expect(await screen.findByText('The artists and makers could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await counted(`12 of ${all.length}`);
});

test('one bad entry fails the list, not the page', async () => {
  const bad = { status: 200, body: '{"data":[{"id":1,"nome_e_cognome":null}]}' };
  failNext('GET', '/client/person', bad);
  renderPage('/person');
  expect(await screen.findByText('The artists and makers could not be loaded.')).toBeVisible();
  expect(await box()).toBeVisible();
});

test('the names are sorted both ways, and the address keeps it', async () => {
  const sorted = [...all].sort((one, other) => one.name.localeCompare(other.name, 'it'));
  const { user } = renderPage('/person?sort=name');
  await waitFor(() => expect(names()).toEqual(namesOf(sorted.slice(0, 12))));
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  expect(sort).toHaveValue('name');
  await user.selectOptions(sort, 'Name, Z to A');
  await waitFor(() => expect(names()).toEqual(namesOf(sorted.reverse().slice(0, 12))));
});
