import { screen, waitFor, within } from '@testing-library/react';
import type { ArtObjectDetail, PersonDetail } from '../../domain/model.ts';
import { truncate } from '../../domain/text/text.ts';
import { failNext, requestsTo } from '../../testing/server/failNext.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { changedPerson, findPerson, objectById, persons } from '../../testing/server/exhibits.ts';

let person: PersonDetail;
let work: ArtObjectDetail;
beforeAll(async () => {
  person = await findPerson(({ objects }) => objects.length > 1);
  work = await objectById(person.objects[0]?.id ?? 0);
});

const path = () => `/client/person/${person.id}`;
const open = () => renderPage(`/person/${person.id}`);
const title = () => screen.findByRole('heading', { name: person.name, level: 1 });
const part = (name: string) => screen.findByRole('heading', { name, level: 2 });
/** The card that leads to an address. */
const cardTo = (address: string) =>
  screen.getAllByRole('link').find((link) => link.getAttribute('href') === address);
const unreadable = { status: 200, body: '[]' };

// Shows.
test('shows a loading indicator meanwhile', async () => {
  failNext('GET', path(), 'no answer');
  open();
  await waitFor(() => expect(requestsTo('GET', path())).toHaveLength(1));
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
});

test('shows the name and the years', async () => {
  open();
  expect(await title()).toBeVisible();
  expect(document.title).toBe(`${person.name} · Cicerone`);
  expect(screen.getByText(`${person.born} – ${person.died}`)).toBeVisible();
});

test('holds the person as structured data', async () => {
  const { container } = open();
  await title();
  const block = container.querySelector('script[type="application/ld+json"]');
  const { born, died, name } = person;
  expect(JSON.parse(block?.textContent ?? '')).toMatchObject({
    '@type': 'Person',
    name,
    birthDate: born,
    deathDate: died,
  });
});

test('the trail leads to the list', async () => {
  const { user } = open();
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await user.click(trail.getByRole('link', { name: 'Artists & Makers' }));
  expect(await screen.findByRole('searchbox', { name: 'Search by name' })).toHaveValue('');
});

// Shows.
test("shows the first 300 characters, and the whole text behind 'read more'", async () => {
  const { user } = open();
  await title();
  expect(screen.getByText(truncate(person.text, 300))).toBeVisible();
  expect(screen.queryByText(person.text)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'read more' }));
  const dialog = within(await screen.findByRole('dialog', { name: person.name }));
  expect(dialog.getByText(person.text)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a text of 300 characters needs no more', async () => {
  const text = 'à'.repeat(300);
  failNext('GET', path(), await changedPerson(person.id, { italiano: text }));
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'read more' })).not.toBeInTheDocument();
});

// Shows.
test("the works stand under 'Highlights'", async () => {
  open();
  await part('Highlights');
  const row = screen.getByRole('region', { name: 'Highlights' });
  for (const { id, title: name } of person.objects) {
    const cards = within(row).getAllByTitle(name);
    expect(cards[0]?.closest('a')).toHaveAttribute('href', `/objects/${id}`);
  }
});

// Shows.
test("'Featured at' leads to the place of the first work", async () => {
  open();
  await part('Featured at');
  await waitFor(() => expect(cardTo(`/locations/${work.place?.id}`)).toBeDefined());
  const card = cardTo(`/locations/${work.place?.id}`);
  expect(card).toHaveTextContent(truncate(work.place?.name ?? '', 20));
  expect(card).toHaveTextContent(`${work.place?.city}, ${work.place?.continent}`);
});

/** The next answer holds one event of the person's guide. */
function anEventComes(text: string) {
  const event = {
    id: 7,
    eventi: 'La notte bianca',
    italiano: text,
    audio_guide_id: person.guideId,
  };
  failNext('GET', '/client/event', { status: 200, body: JSON.stringify({ data: [event] }) });
}

// Shows.
test("'Don't miss this' leads to an event at /event/{id}: 200 characters and 'Read more'", async () => {
  const text = `${'parola '.repeat(40)}fine`;
  anEventComes(text);
  const { user } = open();
  await part("Don't miss this");
  const card = cardTo('/event/7');
  expect(card).toHaveTextContent(`La notte bianca${truncate(text, 200)}Read more`);
  if (card) await user.click(card);
  expect(await screen.findByText('In Development Mode')).toBeVisible();
});

test('where there is no event, no work and no place, their parts are left out', async () => {
  failNext('GET', path(), await changedPerson(person.id, { object: [], audio_guide_id: 999_999 }));
  open();
  await part('Others like');
  await waitFor(() => expect(requestsTo('GET', '/client/event')).toHaveLength(1));
  for (const name of ['Highlights', 'Featured at', "Don't miss this"]) {
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  }
});

// Shows.
test("'Others like' shows others, never the same person", async () => {
  const all = await persons();
  open();
  await part('Others like');
  const row = await screen.findByRole('region', { name: 'Others like' });
  const others = all.filter(({ id }) => id !== person.id);
  const next = others[all.findIndex(({ id }) => id === person.id)];
  expect(within(row).getAllByTitle(next?.name ?? '').length).toBeGreaterThan(0);
  expect(within(row).queryByTitle(person.name)).not.toBeInTheDocument();
});

test('a row that fails shows an error in its place, and can be tried again', async () => {
  failNext('GET', '/client/person', unreadable);
  failNext('GET', `/client/object/${work.id}`, unreadable);
  const { user } = open();
  expect(await screen.findByText('The artists and makers could not be loaded.')).toBeVisible();
  expect(await screen.findByText('The place could not be loaded.')).toBeVisible();
  expect(await title()).toBeVisible();
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) {
    await user.click(button);
  }
  expect(await screen.findByRole('region', { name: 'Others like' })).toBeVisible();
  await waitFor(() => expect(cardTo(`/locations/${work.place?.id}`)).toBeDefined());
});

test("events that fail show an error under 'Don't miss this', and can be tried again", async () => {
  failNext('GET', '/client/event', unreadable);
  const { user } = open();
  expect(await screen.findByText('The event could not be loaded.')).toBeVisible();
  anEventComes('Una notte.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cardTo('/event/7')).toBeDefined());
  expect(screen.queryByText('The event could not be loaded.')).not.toBeInTheDocument();
});

test('an unknown person leads to the list', async () => {
  const { user } = renderPage('/person/99999999');
  expect(
    await screen.findByRole('heading', { name: 'This person is not in our catalogue.' }),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See all artists & makers' }));
  expect(await screen.findByRole('heading', { name: 'Artists & Makers', level: 1 })).toBeVisible();
});

test.each(['0', '-1', '1.5', 'abc', '01', '1'.repeat(22), '%00'])(
  '/person/%s is an unknown page, and no call is made',
  async (id) => {
    renderPage(`/person/${id}`);
    expect(await screen.findByText('This page does not exist.')).toBeVisible();
    expect(requestsTo('GET', '').filter(({ url }) => url.includes('/client/person/'))).toEqual([]);
  },
);

test('a failure shows an error, and can be tried again', async () => {
  failNext('GET', path(), unreadable);
  const { user } = open();
  expect(
    await screen.findByRole('heading', { name: 'This person could not be loaded.' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await title()).toBeVisible();
});
