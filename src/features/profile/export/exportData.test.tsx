import { screen, waitFor, within } from '@testing-library/react';
import { listenableGuide } from '../../../testing/server/catalogue.ts';
import { failNext } from '../../../testing/server/failNext.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { shopper } from '../../../testing/server/shopper.ts';
import { selectAccount } from '../../auth/session/sessionSlice.ts';

const { createObjectURL } = URL;
let files: Blob[] = [];
/** jsdom does not follow links. */
const keepHere = (event: Event) => event.preventDefault();

beforeEach(() => {
  files = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:test';
  };
  document.addEventListener('click', keepHere, { capture: true });
});
afterEach(() => {
  document.removeEventListener('click', keepHere, { capture: true });
  URL.createObjectURL = createObjectURL;
  window.localStorage.clear();
});

/** Presses the button of the profile; returns the text of the zip, whose files are not compressed. */
async function exported(it: Awaited<ReturnType<typeof shopper>>): Promise<string> {
  const { store, user } = renderPage('/user/profile', it.storage);
  await waitFor(() => expect(selectAccount(store.getState())).not.toBeNull());
  const account = selectAccount(store.getState()) ?? '';
  window.localStorage.setItem(`recent-searches:${account}`, '{"items":["Tondo & <Doni>"]}');
  window.localStorage.setItem(`journal:${account}:7`, '{"title":"A walk on the roof"}');
  window.localStorage.setItem('bookmarks:another', '{"items":["of another account"]}');
  window.localStorage.setItem('scheme', 'dark');
  const help = within(await screen.findByRole('region', { name: 'Help' }));
  await user.click(help.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(files).toHaveLength(1));
  return (await files[0]?.text()) ?? '';
}

it('saves what the server and this browser have of the customer, as a page and as JSON', async () => {
  const it = await shopper();
  const guide = await listenableGuide();
  await it.buy(guide.id);
  const zip = await exported(it);
  expect(zip.startsWith('PK')).toBe(true);
  for (const name of ['index.html', 'server.json', 'browser.json']) expect(zip).toContain(name);
  expect(zip).toContain(`"email": "${it.person.email}"`);
  expect(zip).toContain(`<dt>Email</dt><dd>${it.person.email}</dd>`);
  expect(zip).toContain('<dt>Status</dt><dd>paid</dd>');
  expect(zip).toContain('Tondo &amp; &lt;Doni&gt;');
  expect(zip).toContain('"title": "A walk on the roof"');
  expect(zip).toContain('<dt>Scheme</dt><dd>dark</dd>');
  expect(zip).not.toContain('of another account');
});

it('saves what this browser has where the server has no such call', async () => {
  const it = await shopper();
  failNext('GET', '/users/export', 404);
  const zip = await exported(it);
  expect(zip).toContain('A walk on the roof');
  expect(zip).not.toContain('server.json');
});

it('says why the data was not saved', async () => {
  const { storage } = await shopper();
  failNext('GET', '/users/export', 500);
  const { user } = renderPage('/user/profile', storage);
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your data could not be downloaded.');
  expect(files).toEqual([]);
});
