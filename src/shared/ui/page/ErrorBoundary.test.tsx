import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** React reports each caught error on the console: expected here. */
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

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
