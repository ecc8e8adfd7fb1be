import { fireEvent, screen } from '@testing-library/react';
import { paths } from '../../../../shared/site/paths.ts';
import { downloadButton, openOwned } from '../../../../testing/screens/downloadsBrowser.tsx';
import { renderPage } from '../../../../testing/screens/renderPage.tsx';
import { failNext } from '../../../../testing/server/failNext.ts';
import { whileReactWorks } from '../../../../testing/whileReactWorks.ts';
import { vaultDb } from '../vault/vaultDb.ts';
import { downloadsCopy } from './copy.ts';

it('a download that did not begin because the server had no key begins when it is resumed', async () => {
  const { guide, person, unmount } = await openOwned();
  unmount();
  await whileReactWorks(async () => (await vaultDb()).clear('keys'));
  // When the app starts, and when the download is requested.
  failNext('GET', '/users/download-key', 429, 2);
  const { user } = renderPage(paths.guide(guide.id), person.storage);
  await user.click(await downloadButton('Download'));
  expect(await screen.findByText(new RegExp(downloadsCopy.reasons.server))).toBeVisible();
  await user.click(await downloadButton('Download stopped'));
  await user.click(await screen.findByRole('menuitem', { name: 'Resume' }));
  expect(await downloadButton('Downloaded')).toBeVisible();
});

it('a download that was requested without a connection shows a message, and begins when there is one', async () => {
  const { guide, person, unmount } = await openOwned();
  unmount();
  await whileReactWorks(async () => (await vaultDb()).clear('keys'));
  // Three tries each, when the app starts and when the download is requested.
  failNext('GET', '/users/download-key', 'no connection', 6);
  const { user } = renderPage(paths.guide(guide.id), person.storage);
  await user.click(await downloadButton('Download'));
  expect(await screen.findByText(new RegExp(downloadsCopy.reasons.connection))).toBeVisible();
  fireEvent(window, new Event('online'));
  expect(await downloadButton('Downloaded')).toBeVisible();
});
