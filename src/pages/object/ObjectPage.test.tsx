import { screen, waitFor, within } from '@testing-library/react';
import type { ArtObjectDetail } from '../../domain/model.ts';
import { truncate } from '../../domain/text/text.ts';
import { failNext, requestsTo } from '../../testing/server/failNext.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { changedObject, findObject, objects, persons } from '../../testing/server/exhibits.ts';

let object: ArtObjectDetail;
beforeAll(async () => {
  object = await findObject(
    ({ person, place, text, year, technique, dimensions }) =>
      Boolean(person && place && year && technique && dimensions) && text.length > 800,
  );
});

const path = () => `/client/object/${object.id}`;
const open = () => renderPage(`/objects/${object.id}`);
const title = () => screen.findByRole('heading', { name: object.title, level: 1 });
const unreadable = { status: 200, body: '{"data":{}}' };
const valueOf = (term: string) => screen.getByText(term).parentElement?.querySelector('dd');

// Shows.
test('shows the title, the picture and the first 800 characters', async () => {
  open();
  expect(await title()).toBeVisible();
  expect(document.title).toBe(`${object.title} · Cicerone`);
  expect(document.querySelector('main img')).toHaveAttribute(
    'src',
    expect.stringContaining(object.image.path),
  );
  expect(screen.getByText(truncate(object.text, 800))).toBeVisible();
  expect(screen.queryByText(object.text)).not.toBeInTheDocument();
});

test("has the whole text behind 'read more'", async () => {
  const { user } = open();
  await title();
  await user.click(screen.getByRole('button', { name: 'read more' }));
  const dialog = within(await screen.findByRole('dialog', { name: object.title }));
  expect(dialog.getByText(object.text)).toBeVisible();
});

// Shows.
test('names the person, who is one click away', async () => {
  const { user } = open();
  await title();
  await user.click(screen.getByRole('link', { name: object.person?.name }));
  expect(await screen.findByRole('heading', { name: object.person?.name, level: 1 })).toBeVisible();
});

// Shows.
test('lists year, technique, dimension and category, and whose rights they are', async () => {
  open();
  await title();
  expect(valueOf('Year of creation')).toHaveTextContent(object.year);
  expect(valueOf('Technique')).toHaveTextContent(object.technique);
  expect(valueOf('Dimension')).toHaveTextContent(object.dimensions);
  expect(valueOf('Category')).toHaveTextContent(object.category);
  expect(screen.getByText('© Cicerone. All rights reserved.')).toBeVisible();
});

test('what is not known is left out', async () => {
  const unknown = {
    person: null,
    person_location: null,
    dimensione: '',
    anno_di_realizzazione: '',
  };
  failNext('GET', path(), await changedObject(object.id, unknown));
  open();
  await title();
  expect(screen.queryByText('Dimension')).not.toBeInTheDocument();
  expect(screen.queryByText('Year of creation')).not.toBeInTheDocument();
  expect(valueOf('Technique')).toBeVisible();
  expect(screen.queryByText('By')).not.toBeInTheDocument();
  expect(screen.queryByText("Where you'll find this")).not.toBeInTheDocument();
});

// Shows.
test("'Where you'll find this' leads to the place", async () => {
  open();
  await screen.findByRole('heading', { name: "Where you'll find this", level: 2 });
  const card = screen.getByTitle(object.place?.name ?? '').closest('a');
  expect(card).toHaveAttribute('href', `/locations/${object.place?.id}`);
});

// Shows.
test("'You might also like' has works of the same kind first, and persons", async () => {
  const [works, makers] = await Promise.all([objects(), persons()]);
  open();
  await screen.findByRole('heading', { name: 'You might also like', level: 2 });
  const row = within(await screen.findByRole('region', { name: 'Objects' }));
  const related = works.filter(
    ({ category, id }) => category === object.category && id !== object.id,
  );
  expect(related).not.toEqual([]);
  for (const { title: name } of related.slice(0, 3)) {
    expect(row.getAllByTitle(name).length).toBeGreaterThan(0);
  }
  expect(row.queryByTitle(object.title)).not.toBeInTheDocument();
  const others = within(await screen.findByRole('region', { name: 'Artists & Makers' }));
  const maker = makers.find(({ id }) => id !== object.person?.id);
  expect(others.getAllByTitle(maker?.name ?? '').length).toBeGreaterThan(0);
  expect(others.queryByTitle(object.person?.name ?? '')).not.toBeInTheDocument();
});

test('suggestions that fail show an error in their place, and can be tried again', async () => {
  failNext('GET', '/client/object', unreadable);
  const { user } = open();
  expect(await screen.findByText('The objects could not be loaded.')).toBeVisible();
  expect(await title()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Objects' })).toBeVisible();
});

test('persons that fail show an error below the objects, and can be tried again', async () => {
  failNext('GET', '/client/person', unreadable);
  const { user } = open();
  expect(await screen.findByText('The artists and makers could not be loaded.')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Objects' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Artists & Makers' })).toBeVisible();
});

test('an unknown object leads to the list', async () => {
  const { user } = renderPage('/objects/99999999');
  await screen.findByRole('heading', { name: 'This object is not in our catalogue.' });
  await user.click(screen.getByRole('link', { name: 'See all objects' }));
  expect(await screen.findByRole('heading', { name: 'Objects', level: 1 })).toBeVisible();
});

test.each(['0', 'abc', '1'.repeat(22)])('/objects/%s is an unknown page', async (id) => {
  renderPage(`/objects/${id}`);
  expect(await screen.findByText('This page does not exist.')).toBeVisible();
  expect(requestsTo('GET', '').filter(({ url }) => url.includes('/client/object/'))).toEqual([]);
});

test('a failure shows an error, and can be tried again', async () => {
  failNext('GET', path(), unreadable);
  const { user } = open();
  await screen.findByRole('heading', { name: 'This object could not be loaded.' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(object.title),
  );
});
