import { screen, waitFor, within } from '@testing-library/react';
import { downloadButton, openOwned } from '../../../../testing/screens/downloadsBrowser.tsx';
import { renderApp } from '../../../../testing/screens/renderApp.tsx';
import { downloadsCopy } from './copy.ts';

it('opening the library ends the download of a guide that was given back, and says what to do', async () => {
  const { guide, person, unmount, user } = await openOwned();
  await user.click(await downloadButton('Download'));
  await downloadButton('Downloaded');
  unmount();

  const before = renderApp('/user/library', person.storage);
  const kept = within(await screen.findByRole('region', { name: 'Downloads' }));
  expect(await kept.findByText(/^Plays offline until /)).toBeVisible();
  await before.user.click(kept.getByLabelText(`Play ${guide.title}`));
  await waitFor(() => expect(before.audio.paused).toBe(false));
  expect(kept.getByLabelText(`Pause ${guide.title}`)).toBeVisible();
  before.unmount();

  await person.atProvider('refund');
  renderApp('/user/library', person.storage);
  expect(await screen.findByText(downloadsCopy.leasesEnded(1))).toBeVisible();
  const ended = within(await screen.findByRole('region', { name: 'Downloads' }));
  expect(await ended.findByText(/^No longer yours/)).toBeVisible();
  expect(ended.getByText(downloadsCopy.expiredReason)).toBeVisible();
  expect(ended.queryByLabelText(`Play ${guide.title}`)).toBeNull();
});
