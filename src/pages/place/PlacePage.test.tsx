import { screen, within } from '@testing-library/react';
import type { PlaceDetail } from '../../domain/model.ts';
import { truncate } from '../../domain/text/text.ts';
import { failNext, requestsTo } from '../../testing/server/failNext.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { changedPlace, placeById } from '../../testing/server/exhibits.ts';

let place: PlaceDetail;
beforeAll(async () => {
  place = await placeById(1);
});

const path = () => `/client/location/${place.id}`;
const open = (query = '') => renderPage(`/locations/${place.id}${query}`);
const title = () => screen.findByRole('heading', { name: place.name, level: 1 });
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));

// Shows.
test('shows the banner, the name, and where it is', async () => {
  open();
  expect(await title()).toBeVisible();
  expect(document.title).toBe(`${place.name} · Cicerone`);
  expect(screen.getByText(`${place.city}, ${place.continent}`)).toBeVisible();
  expect(document.querySelector('.place-banner img')).toHaveAttribute(
    'src',
    expect.stringContaining(place.image.path),
  );
});

// Shows.
test('bears the fixed badges', async () => {
  open();
  await title();
  expect(screen.getByText('CLOSED')).toBeVisible();
  expect(screen.getByText('Free entrance')).toBeVisible();
});

// Shows.
test.each([
  ['Membership', 'https://duckduckgo.com', 'q', () => `${place.name} ${place.city}`],
  ['Map', 'https://www.openstreetmap.org', 'mlat', () => String(place.coordinates?.latitude)],
])(
  "'%s' opens another site in a new tab, without a referrer",
  async (name, origin, parameter, expected) => {
    open();
    await title();
    const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.origin).toBe(origin);
    expect(address.searchParams.get(parameter)).toContain(expected());
  },
);

// Shows.
test("'Map' searches for the address of a place without coordinates, and for the name without an address", async () => {
  const href = () => screen.getByRole('link', { name: /^Map/ }).getAttribute('href') ?? '';
  const unknown = { latitude: undefined, longitude: undefined };
  failNext('GET', path(), await changedPlace(place.id, { ...unknown, address: 'Via Roma 1' }));
  const visit = open();
  await title();
  expect(screen.getByText('Via Roma 1')).toBeVisible();
  expect(new URL(href()).searchParams.get('query')).toBe(`Via Roma 1 ${place.city}`);
  visit.unmount();
  failNext('GET', path(), await changedPlace(place.id, { ...unknown, address: undefined }));
  open();
  await title();
  expect(new URL(href()).searchParams.get('query')).toBe(`${place.name} ${place.city}`);
});

// Shows.
test("'Collections' comes first: the objects of the place", async () => {
  open();
  await title();
  expect(tab('Collections')).toHaveAttribute('aria-selected', 'true');
  const cards = panel().getAllByRole('article');
  expect(cards).toHaveLength(place.objects.length);
  for (const [index, { id, title: name }] of place.objects.entries()) {
    expect(cards[index]?.querySelector('a')).toHaveAttribute('href', `/objects/${id}`);
    expect(cards[index]).toHaveTextContent(truncate(name, 20));
  }
});

test('a place without objects shows a message, with a link', async () => {
  failNext('GET', path(), await changedPlace(place.id, { object: [] }));
  const { user } = open();
  expect(
    await screen.findByText('No objects of this place are in our catalogue yet.'),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See all objects' }));
  expect(await screen.findByRole('heading', { name: 'Objects', level: 1 })).toBeVisible();
});

// Shows.
test("'What's on' shows what is featured, sample events and sample products", async () => {
  const { user } = open();
  await title();
  await user.click(tab("What's on"));
  expect(await screen.findByRole('region', { name: 'Featured' })).toBeVisible();
  const events = within(panel().getByRole('region', { name: 'Events' }));
  expect(events.getAllByRole('article')).toHaveLength(3);
  expect(events.getByText('Family Trail')).toBeVisible();
  const products = within(panel().getByRole('region', { name: 'Products' }));
  expect(products.getAllByRole('article')).toHaveLength(4);
  expect(products.getAllByText(/^\$\d+\.\d\d$/)).toHaveLength(4);
});

// Shows.
test("'Visit' shows the text and the week's fixed hours", async () => {
  const { user } = open();
  await title();
  await user.click(tab('Visit'));
  expect(await screen.findByText(place.text)).toBeVisible();
  const hours = within(screen.getByRole('table', { name: 'Opening hours' }));
  expect(hours.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Monday10:00 – 18:00',
    'Tuesday10:00 – 18:00',
    'Wednesday10:00 – 18:00',
    'Thursday10:00 – 18:00',
    'Friday10:00 – 21:00',
    'Saturday10:00 – 18:00',
    'Sunday10:00 – 18:00',
  ]);
});

test('the address names the tab; a name that no tab has opens the first', async () => {
  const { unmount } = open('?Tab=Visit');
  await title();
  expect(tab('Visit')).toHaveAttribute('aria-selected', 'true');
  unmount();
  open('?Tab=constructor');
  await title();
  expect(tab('Collections')).toHaveAttribute('aria-selected', 'true');
});

test('the tabs move by the arrow keys', async () => {
  const { user } = open();
  await title();
  await user.click(tab('Collections'));
  await user.keyboard('{ArrowRight}');
  expect(tab("What's on")).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('region', { name: 'Featured' })).toBeVisible();
});

test('an unknown place leads to the list', async () => {
  const { user } = renderPage('/locations/99999999');
  await screen.findByRole('heading', { name: 'This place is not in our catalogue.' });
  await user.click(screen.getByRole('link', { name: 'See all places' }));
  expect(await screen.findByRole('heading', { name: 'Places', level: 1 })).toBeVisible();
});

test.each(['0', 'abc', '1'.repeat(22)])('/locations/%s is an unknown page', async (id) => {
  renderPage(`/locations/${id}`);
  expect(await screen.findByText('This page does not exist.')).toBeVisible();
  expect(requestsTo('GET', '').filter(({ url }) => url.includes('/client/location/'))).toEqual([]);
});

test('a failure shows an error, and can be tried again', async () => {
  failNext('GET', path(), { status: 200, body: 'null' });
  const { user } = open();
  await screen.findByRole('heading', { name: 'This place could not be loaded.' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await title()).toBeVisible();
});
