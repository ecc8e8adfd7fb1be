import { configure, screen, waitFor } from '@testing-library/react';
import { failNext, requestsTo } from '../testing/server/failNext.ts';
import { renderPage } from '../testing/screens/renderPage.tsx';
import { shopper } from '../testing/server/shopper.ts';

/**
 * A read is tried twice more (docs/faults.md), which takes seconds, and pages of many cards take some more.
 */
beforeAll(() => configure({ asyncUtilTimeout: 20_000 }));

const attempts = 3;

/** Every screen to browse: its address, the read that it needs, its error message, and what it shows in the end. */
const screens: [at: string, read: string, failed: string, then: RegExp | string][] = [
  ['/', '/client/category/1/audio', 'The guides could not be loaded.', 'Full of great ideas'],
  [
    '/audio-guide-by-category/3',
    '/client/category/3/audio',
    'The guides could not be loaded.',
    /^\d+ of \d+ guides$/,
  ],
  [
    '/audio-guide/2',
    '/client/audio-guide/2',
    'This guide could not be loaded.',
    'Analysis and key concepts',
  ],
  ['/person', '/client/person', 'The artists and makers could not be loaded.', /^12 of \d+$/],
  ['/person/1', '/client/person/1', 'This person could not be loaded.', 'Others like'],
  ['/objects', '/client/object', 'The objects could not be loaded.', /^12 of \d+$/],
  ['/objects/1', '/client/object/1', 'This object could not be loaded.', 'You might also like'],
  ['/locations', '/client/location', 'The places could not be loaded.', /^12 of \d+$/],
  ['/locations/1', '/client/location/1', 'This place could not be loaded.', 'Collections'],
];

const serverFailed = [500, 'Our server has a problem at the moment.', screens] as const;
const noConnection = [
  'no connection',
  'The connection failed. Check your network and try again.',
  screens.slice(0, 2),
] as const;

describe.each([serverFailed, noConnection])(
  'where the server answers %s',
  (fault, reason, some) => {
    test.each(some)('%s shows an error, and can be tried again', async (at, read, failed, then) => {
      failNext('GET', read, fault, attempts);
      const { user } = renderPage(at);
      expect(await screen.findByText(failed)).toBeVisible();
      expect(screen.getByText(reason)).toBeVisible();
      expect(requestsTo('GET', read)).toHaveLength(attempts);
      await user.click(screen.getByText('Try again'));
      expect((await screen.findAllByText(then))[0]).toBeVisible();
      await waitFor(() => expect(screen.queryByText(failed)).not.toBeInTheDocument());
    });
  },
);

test('a page without its content has a title of its own, not that of the landing page', async () => {
  // The build's page has it (public/index.html).
  document.title = 'Cicerone · Audio guides to art, places and ideas';
  failNext('GET', '/client/person/1', 500, attempts);
  renderPage('/person/1');
  await waitFor(() => expect(document.title).toBe('Cicerone'));
  expect(await screen.findByText('This person could not be loaded.')).toBeVisible();
  expect(document.title).toBe('This person could not be loaded. · Cicerone');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('each part of the home says that it failed, and can be tried again by itself', async () => {
  const parts = {
    '/users/home-page': 'The guides could not be loaded.',
    '/client/person': 'The artists and makers could not be loaded.',
    '/client/object': 'The objects could not be loaded.',
    '/client/location': 'The places could not be loaded.',
    '/client/event': 'The events could not be loaded.',
    '/client/category': 'The categories could not be loaded.',
  };
  const customer = await shopper();
  for (const read of Object.keys(parts)) failNext('GET', read, 500, attempts);
  const { user } = renderPage('/user', customer.storage);
  for (const failed of Object.values(parts)) {
    expect(await screen.findByText(failed)).toBeVisible();
  }
  const again = () => screen.queryAllByText('Try again');
  for (let left = Object.keys(parts).length; left > 0; left -= 1) {
    expect(again()).toHaveLength(left);
    // From the bottom up: the guides, at the top, load the whole page again.
    const button = again().at(-1);
    if (button) await user.click(button);
    await waitFor(() => expect(again()).toHaveLength(left - 1));
  }
  for (const failed of Object.values(parts)) {
    expect(screen.queryByText(failed)).not.toBeInTheDocument();
  }
  // Seven reads that fail three times.
});

test.each([
  ['/objects', '/client/object', 'No Persons found.'],
  ['/locations', '/client/location', 'No locations found.'],
])('%s of an empty catalogue shows a message, with a link home', async (at, read, empty) => {
  failNext('GET', read, { status: 200, body: '{"data":[]}' });
  const { user } = renderPage(at);
  expect(await screen.findByText(empty)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
  expect((await screen.findAllByText('Full of great ideas'))[0]).toBeVisible();
});
