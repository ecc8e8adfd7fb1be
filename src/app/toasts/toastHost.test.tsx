import { act, screen, waitFor } from '@testing-library/react';
import { shellEvents } from '../../pages/shell/shellEvents.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';

let mockRequests = 0;

// The browser requests a file that it could not load again, as Jest calls this function again.
jest.mock('./Toasts.tsx', () => {
  mockRequests += 1;
  if (mockRequests === 1) throw new TypeError('Failed to fetch');
  return jest.requireActual<object>('./Toasts.tsx');
});

afterEach(() => jest.restoreAllMocks());

test('when the code of the toasts cannot be loaded the page stays, and a later try shows them', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { store } = renderPage('/no/such/page');
  await act(async () => store.dispatch(shellEvents.partUnavailable()));
  expect(await screen.findByText('This page does not exist.')).toBeVisible();
  await waitFor(() => expect(mockRequests).toBe(1));
  expect(await screen.findByRole('alert')).toHaveTextContent('That could not be opened.');
  expect(screen.getByText('This page does not exist.')).toBeVisible();
});
