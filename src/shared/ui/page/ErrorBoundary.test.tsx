import { format } from 'node:util';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** React writes each caught error to the console. */
let reports: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  reports = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  const others = reports.mock.calls
    .map((parts) => format(...parts))
    .filter((text) => !/A field was missing|Loading chunk 7 failed/.test(text));
  jest.restoreAllMocks();
  expect(others).toEqual([]);
});

let isBroken = true;
function Part() {
  if (isBroken) throw new Error('A field was missing');
  return <p>The part</p>;
}

const panel = () => screen.queryByText('This part of the page could not be shown.');

test('keeps an error in its part: the rest is shown', () => {
  isBroken = true;
  render(
    <>
      <p>The rest</p>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('The rest')).toBeVisible();
  expect(panel()).toBeVisible();
  expect(screen.queryByText('A field was missing')).not.toBeInTheDocument();
});

test("'Try again' shows the part when it can be shown", async () => {
  isBroken = true;
  render(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  );
  const again = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await again();
  expect(panel()).toBeVisible();
  isBroken = false;
  await again();
  expect(screen.getByText('The part')).toBeVisible();
  expect(panel()).not.toBeInTheDocument();
});

test('another page is not held back by the failure of the one before it', () => {
  isBroken = true;
  const at = (address: string) => (
    <ErrorBoundary resetKey={address}>
      <Part />
    </ErrorBoundary>
  );
  const { rerender } = render(at('/one'));
  isBroken = false;
  rerender(at('/one'));
  expect(panel()).toBeVisible();
  rerender(at('/other'));
  expect(screen.getByText('The part')).toBeVisible();
});

describe('code that could not be loaded once', () => {
  const part = () => Promise.resolve({ Part: () => <p>The part</p> });
  const at = (address: string, page: ReactNode) => (
    <ErrorBoundary resetKey={address}>
      <Suspense>{page}</Suspense>
    </ErrorBoundary>
  );
  const fail = async () => {
    // Otherwise the page would be reloaded.
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn(part).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
    const Late = lazyComponent(load);
    const view = render(at('/first', <p>The first page</p>));
    view.rerender(at('/late', <Late />));
    expect(await screen.findByText('This part of the page could not be shown.')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    return { ...view, Late };
  };

  test("is requested again by 'Try again'", async () => {
    await fail();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The part')).toBeVisible();
  });

  test('is requested again when its page is opened again', async () => {
    const { Late, rerender } = await fail();
    rerender(at('/other', <p>Another page</p>));
    expect(screen.getByText('Another page')).toBeVisible();
    rerender(at('/late', <Late />));
    expect(await screen.findByText('The part')).toBeVisible();
  });
});
