import { screen } from '@testing-library/react';
import {
  downloadButton,
  fetches,
  openOwned,
} from '../../../../testing/screens/downloadsBrowser.tsx';
import { downloadsCopy } from './copy.ts';

afterEach(() => jest.restoreAllMocks());

const mockVendor = (vendor: string) =>
  jest.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);

it('a browser that deletes the data of unused sites shows a notice before the download', async () => {
  mockVendor('Apple Computer, Inc.');
  const { guide, user } = await openOwned();
  await user.click(await downloadButton('Download'));
  expect(await screen.findByText(downloadsCopy.unusedSite)).toBeVisible();
  expect(fetches(guide)).toEqual(guide.tracks.map(() => 0));
  await user.click(screen.getByRole('menuitem', { name: 'Download' }));
  await downloadButton('Downloaded');
  expect(fetches(guide)).toEqual(guide.tracks.map(() => 1));
});

it('a download in an installed site begins at once', async () => {
  mockVendor('Apple Computer, Inc.');
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: query === '(display-mode: standalone)' }),
    );
  const { user } = await openOwned();
  await user.click(await downloadButton('Download'));
  await downloadButton('Downloaded');
  expect(screen.queryByText(downloadsCopy.unusedSite)).not.toBeInTheDocument();
});
