import { screen, waitFor, within } from '@testing-library/react';
import { downloadButton, openOwned } from '../../../../testing/screens/downloadsBrowser.tsx';
import { renderPage } from '../../../../testing/screens/renderPage.tsx';
import { failNext, requestsTo } from '../../../../testing/server/failNext.ts';
import { bundledSite } from '../../../../shared/site/bundledSite.ts';
import { downloadsCopy } from './copy.ts';

it('the library ends the download of a guide that is no longer owned, and says what to do', async () => {
  const { guide, person, unmount, user } = await openOwned();
  await user.click(await downloadButton('Download'));
  await downloadButton('Downloaded');
  unmount();

  const site = { ...bundledSite, shop: { ...bundledSite.shop, catalogueLanguage: 'de' } };
  const before = renderPage('/user/library', person.storage, { site, isBundled: false });
  const downloads = within(await screen.findByRole('region', { name: 'Downloads' }));
  expect(await downloads.findByText(/^Plays offline until /)).toBeVisible();
  expect(downloads.getByRole('link', { name: guide.title })).toHaveAttribute('lang', guide.lang);
  await before.user.click(downloads.getByLabelText(`Play ${guide.title}`));
  await waitFor(() => expect(before.audio.paused).toBe(false));
  expect(await downloads.findByLabelText(`Pause ${guide.title}`)).toBeVisible();
  before.unmount();

  await person.atProvider('refund');
  renderPage('/user/library', person.storage);
  expect(await screen.findByText(downloadsCopy.leasesEnded(1))).toBeVisible();
  const ended = within(await screen.findByRole('region', { name: 'Downloads' }));
  expect(await ended.findByText(/^No longer yours/)).toBeVisible();
  expect(ended.getByText(downloadsCopy.expiredReason)).toBeVisible();
  expect(ended.queryByLabelText(`Play ${guide.title}`)).toBeNull();
});

it('the library shows downloads before the server responds', async () => {
  const { person, unmount, user } = await openOwned();
  await user.click(await downloadButton('Download'));
  await downloadButton('Downloaded');
  unmount();

  failNext('GET', '/users/download-leases', 'no answer', Infinity);
  renderPage('/user/library', person.storage);
  const downloads = within(await screen.findByRole('region', { name: 'Downloads' }));
  expect(await downloads.findByText(/^Plays offline until /)).toBeVisible();
  const calls = requestsTo('GET', '/users/download-leases');
  expect(calls).not.toEqual([]);
  expect(calls.map(({ signal }) => signal.aborted)).not.toContain(true);
});
