import { File } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import sharp from 'sharp';
import { expectNoToast } from '../../../testing/screens/expectNoToast.ts';
import { failNext, requestsTo } from '../../../testing/server/failNext.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { shopper } from '../../../testing/server/shopper.ts';

const image = ['POST', '/users/profile-image'] as const;
const page = () => within(screen.getByRole('main'));

/** A file as the browser's chooser hands it over: jsdom's own can't be sent by Node. */
const file = (bytes: Uint8Array, name: string, type: string): globalThis.File =>
  new File([bytes], name, { type }) as unknown as globalThis.File;

let portrait: globalThis.File;
beforeAll(async () => {
  const blank = { width: 400, height: 300, channels: 3 as const, background: '#a63f24' };
  const bytes = await sharp({ create: blank }).png().toBuffer();
  portrait = file(bytes, 'ritratto.png', 'image/png');
});

async function openBox() {
  const it = await shopper();
  const app = renderPage('/user/profile', it.storage);
  await app.user.click(await page().findByRole('button', { name: 'Upload your picture' }));
  const box = within(await page().findByRole('region', { name: 'Upload a picture' }));
  // Other browsers' choosers let any file through.
  const anything = userEvent.setup({ applyAccept: false });
  const choose = (chosen: globalThis.File) =>
    anything.upload(box.getByLabelText('Choose a picture'), chosen);
  const send = () => app.user.click(box.getByRole('button', { name: 'Upload' }));
  return { ...app, box, choose, send };
}

// Shows.
it('is looked at, sent, and shown: the box closes and the profile is read again', async () => {
  const { box, choose, send } = await openBox();
  await choose(portrait);
  expect(box.getByRole('img', { name: 'Preview of your picture' })).toBeVisible();
  expect(box.getByText('ritratto.png')).toBeVisible();
  await send();
  expect(await screen.findByText('Your picture was changed.')).toBeVisible();
  expect(await page().findByRole('img', { name: 'Your picture' })).toBeVisible();
  expect(page().getByRole('button', { name: 'Change picture' })).toBeVisible();
  expect(page().queryByRole('region', { name: 'Upload a picture' })).not.toBeInTheDocument();
  const [request] = requestsTo(...image);
  expect(request?.headers.get('authorization')).toMatch(/^Bearer /);
});

// Shows.
it('must be chosen', async () => {
  const { box, send } = await openBox();
  await send();
  expect(box.getByRole('alert')).toHaveTextContent('Please choose a picture.');
  expect(requestsTo(...image)).toEqual([]);
});

it.each([
  [
    'another type',
    file(new Uint8Array(9), 'a.gif', 'image/gif'),
    'This is not a PNG, JPEG or WebP',
  ],
  ['larger than 2 MB', file(new Uint8Array(2 ** 21 + 1), 'a.png', 'image/png'), 'larger than 2 MB'],
])('%s is refused before it is sent', async (_what, chosen, text) => {
  const it = await openBox();
  await it.choose(chosen);
  expect(await it.box.findByRole('alert')).toHaveTextContent(text);
  await it.send();
  expect(requestsTo(...image)).toEqual([]);
});

// Shows.
it.each([
  ['the server refuses its bytes', null, /Your picture was not changed\. \w+/],
  ['the server’s fault', 500, /Your picture was not changed\. test fault/],
  [
    'no connection',
    'no connection' as const,
    /Your picture was not changed\. The connection failed/,
  ],
  ['no JSON', { status: 200, body: '<html>' }, /Your picture was not changed\./],
])(
  'a failure shows a message, and the picture can be sent again: %s',
  async (_what, fault, text) => {
    const { box, choose, send } = await openBox();
    await choose(fault === null ? file(new Uint8Array(99), 'a.png', 'image/png') : portrait);
    if (fault !== null) failNext(...image, fault);
    await send();
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(box.getByRole('button', { name: 'Upload' })).toBeEnabled());
  },
);

it('shows its progress, and can be cancelled', async () => {
  const { box, choose, send, user } = await openBox();
  await choose(portrait);
  failNext(...image, 'no answer');
  await send();
  expect(await box.findByRole('progressbar', { name: 'Upload' })).toBeVisible();
  expect(box.getByRole('button', { name: 'Uploading..' })).toBeDisabled();
  await user.click(box.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(box.getByRole('button', { name: 'Upload' })).toBeEnabled());
  await expectNoToast();
});

it('a session that has ended asks to sign in', async () => {
  const { choose, send } = await openBox();
  await choose(portrait);
  failNext(...image, 401);
  await send();
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
});
