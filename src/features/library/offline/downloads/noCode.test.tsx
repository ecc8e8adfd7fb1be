import { fireEvent, screen } from '@testing-library/react';
import { paths } from '../../../../shared/site/paths.ts';
import { mockFreeSpace, downloadButton } from '../../../../testing/screens/downloadsBrowser.tsx';
import { renderPage } from '../../../../testing/screens/renderPage.tsx';
import { listenableGuide } from '../../../../testing/server/catalogue.ts';
import { shopper } from '../../../../testing/server/shopper.ts';
import { downloadsCopy } from './copy.ts';

let mockIsOnline = false;

// The browser tries a file that it could not fetch again, as Jest calls this function again.
jest.mock('../engine/engine.ts', () => {
  if (!mockIsOnline) throw new TypeError('Failed to fetch');
  return jest.requireActual<object>('../engine/engine.ts');
});

it('a download whose code could not be loaded shows a message, and begins when there is a connection', async () => {
  mockFreeSpace(10 * 1024 ** 3);
  const person = await shopper();
  const guide = await listenableGuide();
  await person.buy(guide.id);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = renderPage(paths.guide(guide.id), person.storage);
  await user.click(await downloadButton('Download'));
  expect(await screen.findByText(new RegExp(downloadsCopy.reasons.connection))).toBeVisible();
  expect(await downloadButton('Download stopped')).toBeVisible();
  mockIsOnline = true;
  onLine.mockRestore();
  fireEvent(window, new Event('online'));
  expect(await downloadButton('Downloaded')).toBeVisible();
});
