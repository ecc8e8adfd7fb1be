import { screen, within } from '@testing-library/react';
import { failNext, requestsTo, type FaultResponse } from '../../testing/server/failNext.ts';
import { bundledSite } from '../../shared/site/bundledSite.ts';
import { expectNoToast } from '../../testing/screens/expectNoToast.ts';
import { renderLanding } from '../../testing/screens/renderLanding.tsx';

const { description = '' } = bundledSite.texts ?? {};
const hero = ['GET', '/fake-api/hero.json'] as const;
const files = [
  ['hero.json', 'The introduction could not be loaded.', /^Full of great stories/],
  [
    'why-choose-us.json',
    'The reasons to choose us could not be loaded.',
    'Perché scegliere Cicerone',
  ],
  ['about.json', 'The story of Cicerone could not be loaded.', /^A companion who knows/],
] as const;
const unreadable: [string, FaultResponse][] = [
  ['HTML', { status: 200, body: '<!doctype html><title>Hello', type: 'text/html' }],
  ['truncated JSON', { status: 200, body: '{"heading":"Fu' }],
  ['null', { status: 200, body: 'null' }],
  ['nothing', { status: 200, body: '' }],
  ['another shape', { status: 200, body: '{"heading":1}' }],
];
/** By its text: finding roles in a page of this size takes seconds, in which the page is blocked. */
const title = (text: string | RegExp) => screen.findByText(text, { selector: 'h2, h2 span' });
const reads = (name: string) => requestsTo('GET', `/fake-api/${name}`);

// Shows.
test('the three files fill their blocks, asked without token or secret', async () => {
  renderLanding();
  for (const [name, , heading] of files) {
    expect(await title(heading)).toBeVisible();
    const [request] = reads(name);
    expect(request?.headers.get('x-app-secret')).toBeNull();
    expect(request?.headers.get('authorization')).toBeNull();
    expect(request?.headers.get('accept-language')).toBe('en');
  }
  const why = within(screen.getByRole('region', { name: 'Perché scegliere Cicerone' }));
  expect(await why.findByRole('button', { name: 'Oltre 20.000 contenuti audio' })).toBeVisible();
});

// Shows.
test('the texts and the description claim audio contents, not audio guides', async () => {
  renderLanding();
  for (const [, , heading] of files) await title(heading);
  expect(await screen.findByText(/^More than 20,000 audio contents/)).toBeVisible();
  const written = document.head.querySelector('meta[name="description"]');
  expect(written).toHaveAttribute('content', description);
  const texts = `${document.body.textContent} ${description}`;
  expect(texts).not.toMatch(/20[.,]000 audio ?guid/i);
});

test.each(files)(
  '%s that fails is requested twice more, shows an error, and can be tried again',
  async (...row) => {
    const [name, failed, heading] = row;
    failNext('GET', `/fake-api/${name}`, 500, 3);
    const { user } = renderLanding();
    const panel = (await screen.findByText(failed)).closest<HTMLElement>('[role="status"]');
    if (!panel) throw new Error('a panel');
    expect(reads(name)).toHaveLength(3);
    // The rest of the page is there.
    expect(screen.getByRole('region', { name: 'I nostri prodotti' })).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(await title(heading)).toBeVisible();
    expect(screen.queryByText(failed)).not.toBeInTheDocument();
  },
);

// What a success status of a failure is: docs/decisions/007-landing-page.md.
// Shows.
test("hero content that fails: an error toast with the server's message", async () => {
  failNext(...hero, { status: 404, body: '{"message":"No content here"}' });
  renderLanding();
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('No content here');
  expect(toast).toHaveClass('Toastify__toast--error');
});

// Shows.
test.each(unreadable)('hero content that comes as %s: an info toast', async (_what, answer) => {
  failNext(...hero, answer);
  renderLanding();
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('The introduction could not be read.');
  expect(toast).toHaveClass('Toastify__toast--info');
  expect(await screen.findByText('The introduction could not be loaded.')).toBeVisible();
});

test('hero content that comes says nothing', async () => {
  renderLanding();
  await title(/^Full of great stories/);
  await expectNoToast();
});

// Shows.
test('while it loads, its place is held', async () => {
  failNext(...hero, 'no answer');
  renderLanding();
  expect(await screen.findByRole('status', { name: 'Loading the introduction' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'I nostri prodotti' })).toBeVisible();
});
