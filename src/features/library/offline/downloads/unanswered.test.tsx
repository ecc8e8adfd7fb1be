import { screen, waitFor, within } from '@testing-library/react';
import { downloadButton, openOwned } from '../../../../testing/screens/downloadsBrowser.tsx';
import { requestsTo } from '../../../../testing/server/failNext.ts';

const question = async () => within(await screen.findByRole('dialog'));

it('the first download of a bought guide asks first, and only then downloads', async () => {
  const { guide, store, user } = await openOwned({ isAnswered: false });
  const downloads = () => store.getState().downloads.downloads;
  await user.click(await downloadButton('Download'));
  await user.click((await question()).getByRole('button', { name: 'Not yet' }));
  await waitFor(() => expect(downloads()).toEqual([]));
  expect(requestsTo('GET', `/users/download/${guide.id}`)).toEqual([]);
  await user.click(await downloadButton('Download'));
  await user.click((await question()).getByRole('button', { name: 'Start listening' }));
  await downloadButton('Downloaded');
});
