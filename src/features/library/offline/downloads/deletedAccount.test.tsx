import { screen, waitFor } from '@testing-library/react';
import {
  downloadButton,
  openOwned,
  storedChunks,
} from '../../../../testing/screens/downloadsBrowser.tsx';
import { fill } from '../../../../testing/screens/fill.ts';
import { renderPage } from '../../../../testing/screens/renderPage.tsx';
import { whileReactWorks } from '../../../../testing/whileReactWorks.ts';
import { vaultDb } from '../vault/vaultDb.ts';

it('the deletion of the account deletes its downloads in this browser', async () => {
  const { person, unmount, user } = await openOwned();
  await user.click(await downloadButton('Download'));
  await downloadButton('Downloaded');
  expect(await storedChunks()).toBeGreaterThan(0);
  unmount();
  const opened = renderPage('/user/profile?delete-account', person.storage);
  await fill(opened.user, await screen.findByLabelText('Current password'), person.person.password);
  await opened.user.click(screen.getByRole('button', { name: 'Delete my account' }));
  await opened.user.click(screen.getByRole('button', { name: 'Delete it for good' }));
  const rows = () =>
    whileReactWorks(async () => {
      const db = await vaultDb();
      const stores = ['keys', 'guides', 'files', 'chunks', 'clocks'] as const;
      return Promise.all(stores.map((name) => db.count(name)));
    });
  await waitFor(async () => expect(await rows()).toEqual([0, 0, 0, 0, 0]));
});
