import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../testing/screens/renderApp.tsx';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const heading = (name: string) => screen.findByRole('heading', { name });

describe('the dialog by itself', () => {
  // Shows.
  it('opens five seconds after the landing page', async () => {
    const { store } = renderApp('/');
    await heading('Full of great ideas');
    expect(store.getState().dialog.view).toBeNull();
    act(() => jest.advanceTimersByTime(5000));
    expect(store.getState().dialog.view).not.toBeNull();
    expect(await heading('Login')).toBeVisible();
  });

  it.each([
    ['Explore', 'menu'],
    ['Menu', 'dialog'],
  ])('waits until %s is closed', async (button, role) => {
    const { store, user } = renderApp('/no/such/page');
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: button }));
      expect(await screen.findByRole(role)).toBeVisible();
    };
    const close = async () => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
    };
    // The menu's code takes long to compile: it is loaded before the five seconds begin.
    await open();
    await close();
    await user.click(await screen.findByRole('button', { name: 'Go to the home page' }));
    await heading('Full of great ideas');
    await open();
    act(() => jest.advanceTimersByTime(6000));
    expect(store.getState().dialog.view).toBeNull();
    await close();
    act(() => jest.advanceTimersByTime(1000));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
  });
});
