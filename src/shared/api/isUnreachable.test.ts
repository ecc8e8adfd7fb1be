import type { ApiError } from './apiError.ts';
import { isUnreachable } from './isUnreachable.ts';

const refusal = (status: number): ApiError => ({ status, data: {} });
const unreadable = (originalStatus: number): ApiError => ({
  status: 'PARSING_ERROR',
  originalStatus,
  data: '<html>',
  error: 'no JSON',
});

test.each<ApiError>([
  { status: 'FETCH_ERROR', error: 'fetch failed' },
  { status: 'TIMEOUT_ERROR', error: 'too slow' },
  refusal(502),
  refusal(503),
  refusal(504),
  unreadable(502),
])('%j says that the server cannot be reached', (error) => {
  expect(isUnreachable(error)).toBe(true);
});

test.each<ApiError | undefined>([
  undefined,
  refusal(401),
  refusal(500),
  unreadable(200),
  { status: 'CUSTOM_ERROR', error: 'a bad shape' },
])('%j does not', (error) => {
  expect(isUnreachable(error)).toBe(false);
});
