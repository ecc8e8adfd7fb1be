import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { ReportDialog } from '../../features/support/ReportDialog.tsx';
import { fill } from '../../testing/screens/fill.ts';
import { FakeAudio } from '../../testing/player/fakeAudio.ts';
import { makeStore } from '../../testing/makeStore.ts';
import { MemoryStorage } from '../../testing/memoryStorage.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';

afterEach(() => jest.restoreAllMocks());

const report = () => screen.findByRole('dialog', { name: 'Report a problem' });

it.each(['//', '/%E0%A4%A', '/unknown'])('makes a report at the address %s', async (address) => {
  const { user } = renderApp(address);
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
  expect(within(await report()).getByText(/"report": "Cicerone"/)).toBeInTheDocument();
});

it('makes a report while the sign-in dialog is open, and leads back to it', async () => {
  const { user } = renderApp('/business-plan');
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  const signIn = await screen.findByRole('dialog', { name: 'Login' });
  await fill(user, await within(signIn).findByLabelText('Email'), 'giulia@example.com');
  await user.click(within(signIn).getByRole('button', { name: 'Report a problem' }));
  const made = within(await report());
  expect(made.getByText(/dialog\/signInRequested/, { selector: 'pre' })).toBeInTheDocument();
  expect(made.queryByText(/giulia/)).not.toBeInTheDocument();
  await user.click(made.getByRole('button', { name: 'Close' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('giulia@example.com');
});

it('says what to do when no report can be made of a state', async () => {
  // React reports the caught error on the console: expected here.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onClose = jest.fn();
  const state = {
    get player(): never {
      throw new Error('unreadable');
    },
  };
  render(
    <Provider store={makeStore({ audio: new FakeAudio(), storage: new MemoryStorage() })}>
      <p>The page</p>
      <ReportDialog
        recording={{ actions: [], failures: [], state, address: '/' }}
        onClose={onClose}
      />
    </Provider>,
  );
  expect(screen.getByText(/could not be made/)).toBeVisible();
  expect(screen.getByText('The page')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
