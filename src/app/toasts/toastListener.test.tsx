import { act, screen } from '@testing-library/react';
import { shellEvents } from '../../pages/shell/shellEvents.ts';
import { expectNoToast } from '../../testing/screens/expectNoToast.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';

/** What waits until the browser is idle, which it is when the test runs it. */
let waiting: (() => void)[];
beforeEach(() => {
  waiting = [];
  window.requestIdleCallback = (run) => waiting.push(run as () => void); // it reads no deadline
  window.cancelIdleCallback = () => undefined;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});
const becomeIdle = () => act(() => waiting.forEach((run) => run()));

/** Opens a page and fails to open a part of it, before the container of toasts is mounted. */
async function failEarly(): Promise<void> {
  const { store } = renderPage('/no/such/page');
  await act(async () => store.dispatch(shellEvents.partUnavailable()));
  expect(document.querySelector('.Toastify')).not.toBeInTheDocument();
}

test('a toast of the first moment is shown when its container is there', async () => {
  await failEarly();
  becomeIdle();
  expect(await screen.findByRole('alert')).toHaveTextContent('That could not be opened.');
});

describe('a toast that a test leaves behind', () => {
  test('has no container', failEarly);

  test('is not shown in the next test', async () => {
    renderPage('/no/such/page');
    becomeIdle();
    await expectNoToast();
  });
});
