import { isNotFound, serverMessage, statusOf, type ApiError } from './apiError.ts';

const refused = (status: number, data: unknown = {}): ApiError => ({ status, data });
const unread = (originalStatus: number): ApiError => ({
  status: 'PARSING_ERROR',
  originalStatus,
  data: '<h1>',
  error: 'SyntaxError',
});

describe('statusOf', () => {
  test.each<[string, Parameters<typeof statusOf>[0], number | undefined]>([
    ['a refusal', refused(404), 404],
    ['a refusal in HTML', unread(502), 502],
    ['HTML instead of an answer', unread(200), undefined],
    ['no connection', { status: 'FETCH_ERROR', error: 'TypeError' }, undefined],
    ['no answer in time', { status: 'TIMEOUT_ERROR', error: 'AbortError' }, undefined],
    ['an answer of a wrong shape', { status: 'CUSTOM_ERROR', error: 'no list' }, undefined],
    ['an exception', { name: 'TypeError', message: 'x is undefined' }, undefined],
  ])('%s', (_what, error, status) => {
    expect(statusOf(error)).toBe(status);
  });
});

test('only a 404 means that something does not exist', () => {
  expect(isNotFound(refused(404))).toBe(true);
  expect(isNotFound(refused(400))).toBe(false);
  expect(isNotFound({ status: 'FETCH_ERROR', error: 'TypeError' })).toBe(false);
  expect(isNotFound(undefined)).toBe(false);
});

describe('serverMessage', () => {
  test("is the server's own words", () => {
    expect(serverMessage(refused(400, { message: 'Not that way.' }))).toBe('Not that way.');
  });

  test.each([
    ['an empty text', { message: '' }],
    ['another type', { message: { text: 'x' } }],
    ['no message', { error: 'x' }],
    ['null', null],
    ['a text', 'Not that way.'],
    ['nothing', undefined],
  ])('is undefined for %s', (_what, data) => {
    expect(serverMessage(refused(400, data))).toBeUndefined();
  });

  test('is undefined when there was no answer', () => {
    expect(serverMessage({ status: 'FETCH_ERROR', error: 'TypeError' })).toBeUndefined();
    expect(serverMessage({ name: 'TypeError', message: 'x is undefined' })).toBeUndefined();
  });
});
