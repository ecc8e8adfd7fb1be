import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderPart } from '../../../testing/screens/renderPart.tsx';
import { Failure } from './Failure.tsx';

type FailureError = ComponentProps<typeof Failure>['query']['error'];

const unread = (originalStatus: number): FailureError => ({
  status: 'PARSING_ERROR',
  originalStatus,
  data: '<h1>',
  error: 'SyntaxError',
});

test.each<[string, FailureError, RegExp]>([
  ['no connection', { status: 'FETCH_ERROR', error: 'TypeError' }, /connection failed/],
  ['an answer that is too slow', { status: 'TIMEOUT_ERROR', error: 'x' }, /took too long/],
  ['too many requests', { status: 429, data: {} }, /Too many requests.*wait a minute/],
  ['too many requests, said in HTML', unread(429), /Too many requests.*wait a minute/],
  ['a fault of the server', { status: 500, data: {} }, /server has a problem/],
  ['HTML instead of an answer', unread(200), /server has a problem/],
  ['a wrong shape', { status: 'CUSTOM_ERROR', error: 'no list' }, /server has a problem/],
  ['an exception', { name: 'TypeError', message: 'x' }, /server has a problem/],
  ['nothing known', undefined, /server has a problem/],
])('says what failed and why: %s', (_what, error, reason) => {
  renderPart(
    <Failure title="The guides could not be loaded." query={{ error, refetch: () => undefined }} />,
  );
  expect(screen.getByText('The guides could not be loaded.')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  // Read out when it appears.
  expect(screen.getByRole('status')).toHaveTextContent(reason);
});

test("offers 'Try again'", async () => {
  const onRetry = jest.fn();
  render(<Failure title="The guides could not be loaded." query={{ refetch: onRetry }} />);
  expect(onRetry).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
