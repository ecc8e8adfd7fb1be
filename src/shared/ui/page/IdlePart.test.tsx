import { act, render } from '@testing-library/react';
import { IdlePart } from './IdlePart.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('code that fails is requested again, until the part is gone', async () => {
  const load = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const { unmount } = render(<IdlePart load={load} isUrgent />);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(load).toHaveBeenCalledTimes(2);
  unmount();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('code that fails after the part is gone is not requested again', async () => {
  const load = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  render(<IdlePart load={load} isUrgent />).unmount();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});
