// Without its own cleanup: the toasts leave first, then their container.
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react/pure';
import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { toast } from 'react-toastify/unstyled';
import type { Toast } from '../../shared/lib/toastRules.ts';
import { maxToasts, showToasts } from './showToast.ts';
import { Toasts } from './Toasts.tsx';

/** The question before the first play, which is beside the toasts, dispatches. */
const store = configureStore({ reducer: () => null });

beforeEach(
  () =>
    void render(
      <Provider store={store}>
        <Toasts />
      </Provider>,
    ),
);
afterEach(async () => {
  act(() => toast.dismiss());
  await goneToasts();
  cleanup();
});

const show = (notice: Toast) =>
  act(() => showToasts({ type: 'something happened' }, [notice], jest.fn()));
const texts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
const clock = () => within(screen.getByRole('alert')).getByRole('progressbar', { hidden: true });

/** jsdom runs no animations: this is what a browser tells when those of leaving toasts have run. */
async function goneToasts() {
  const leaving = document.querySelectorAll('.Toastify__toast[data-in="false"]');
  leaving.forEach((element) => fireEvent.animationEnd(element));
  await waitFor(() => leaving.forEach((element) => expect(element).not.toBeInTheDocument()));
}

// Shows.
it.each<[Toast['kind'], string]>([
  ['error', '4000ms'],
  ['info', '4000ms'],
  ['success', '2000ms'],
])('%s stays %s, and goes when its time is up', async (kind, time) => {
  show({ kind, text: 'Something was said' });
  expect(screen.getByRole('alert')).toHaveTextContent('Something was said');
  expect(clock()).toHaveStyle({ animationDuration: time });
  fireEvent.animationEnd(clock());
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('the same text again is one toast with a new clock', async () => {
  show({ kind: 'error', text: 'Once' });
  const first = clock();
  show({ kind: 'error', text: 'Once' });
  await waitFor(() => expect(clock()).not.toBe(first));
  expect(texts()).toEqual(['Once']);
});

it('the same text of another kind is another toast', () => {
  show({ kind: 'error', text: 'Twice' });
  show({ kind: 'info', text: 'Twice' });
  expect(texts()).toEqual(['Twice', 'Twice']);
});

// Shows.
it('at most twenty are held: the oldest make way', async () => {
  expect(maxToasts).toBe(20);
  const said = Array.from({ length: 25 }, (_none, index) => `Toast ${index + 1}`);
  for (const text of said) {
    show({ kind: 'error', text });
    expect(screen.getAllByRole('alert').length).toBeLessThanOrEqual(20);
  }
  await goneToasts();
  await waitFor(() => expect(new Set(texts())).toEqual(new Set(said.slice(5))));
});
