import { act, screen, waitFor } from '@testing-library/react';
import { tabFlag } from '../../../shared/storage/rawStorage.ts';
import { renderApp } from '../../../testing/screens/renderApp.tsx';
import { whileReactWorks } from '../../../testing/whileReactWorks.ts';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  tabFlag.clear('dialog-closed');
});

const heading = (name: string) => screen.findByRole('heading', { name });
const realTimeout = globalThis.setTimeout;
/** Waits in real time: Testing Library advances a fake clock at each try, past the five seconds on a busy machine. */
const landing = () =>
  whileReactWorks(async () => {
    while (!screen.queryByText('Full of great ideas'))
      await new Promise((resolve) => realTimeout(resolve, 10));
  });

describe('the dialog by itself', () => {
  // Shows.
  it('opens five seconds after the landing page', async () => {
    const began = Date.now();
    const { store } = renderApp('/');
    let openedAt = 0;
    store.subscribe(() => {
      if (store.getState().dialog.view !== null) openedAt ||= Date.now();
    });
    await landing();
    act(() => jest.advanceTimersByTime(5000));
    expect(openedAt - began).toBeGreaterThanOrEqual(5000);
    expect(await heading('Login')).toBeVisible();
  });

  it('opens on a new visit of a tab in which it was closed', async () => {
    tabFlag.set('dialog-closed');
    renderApp('/');
    await landing();
    act(() => jest.advanceTimersByTime(5000));
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
    await user.click(await screen.findByRole('link', { name: 'Go to the home page' }));
    await landing();
    await open();
    act(() => jest.advanceTimersByTime(6000));
    expect(store.getState().dialog.view).toBeNull();
    await close();
    act(() => jest.advanceTimersByTime(1000));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
  });

  it('waits while the person types in the search', async () => {
    const { store, user } = renderApp('/');
    await landing();
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    const box = await screen.findByRole('combobox');
    await user.type(box, 'michelangelo in florence');
    act(() => jest.advanceTimersByTime(7000));
    expect(store.getState().dialog.view).toBeNull();
    expect(box).toHaveFocus();
    expect(box).toHaveValue('michelangelo in florence');
  });

  it('waits while something plays, and opens when it is paused', async () => {
    const { store, user } = renderApp('/');
    const [preview] = await screen.findAllByRole('button', { name: /^Play a preview of/ });
    if (!preview) throw new Error('a preview');
    await user.click(preview);
    await waitFor(() => expect(store.getState().player.intent).toBe('play'));
    act(() => jest.advanceTimersByTime(7000));
    expect(store.getState().dialog.view).toBeNull();
    const [stop] = screen.getAllByRole('button', { name: /^Stop the preview of/ });
    if (stop) await user.click(stop);
    act(() => jest.advanceTimersByTime(1000));
    expect(await heading('Login')).toBeVisible();
  });

  it('gives the keyboard back to the top of the page when it is closed', async () => {
    const { user } = renderApp('/');
    await landing();
    act(() => jest.advanceTimersByTime(5000));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body).toHaveFocus();
  });
});
