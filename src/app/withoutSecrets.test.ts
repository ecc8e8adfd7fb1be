import { hidden, withoutSecrets } from './withoutSecrets.ts';

describe('hides the value of', () => {
  test.each([
    'password',
    'retyped',
    'code',
    'otp',
    'otp_token',
    'token',
    'resetToken',
    'passwordToken',
    'password_token',
    'new_password',
    'confirm_password',
    'authorization',
  ])('%s, however deep it lies', (field) => {
    const value = { a: [{ b: { [field]: 'open sesame', c: 1 } }] };
    expect(withoutSecrets(value)).toEqual({ a: [{ b: { [field]: hidden, c: 1 } }] });
    expect(value.a[0]?.b[field]).toBe('open sesame');
  });
});

test.each([null, undefined, ''])('that there is none stays visible: %p', (value) => {
  expect(withoutSecrets({ token: value })).toEqual({ token: value });
});

test('what is no text is hidden as well', () => {
  expect(withoutSecrets({ code: 1234, token: { inner: 'x' } })).toEqual({
    code: hidden,
    token: hidden,
  });
});

test('parts without secrets are the very same objects', () => {
  const cache = { queries: { 'guide(1)': { data: { id: 1 } } }, list: [1, 2] };
  const state = { api: cache, session: { token: 'abc', isSignedIn: true } };
  const shown = withoutSecrets(state);
  expect(shown).not.toBe(state);
  expect(shown.api).toBe(cache);
  expect(withoutSecrets(cache)).toBe(cache);
});

test('a request is named, not shown: it carries the token in its headers', () => {
  const headers = { authorization: 'Bearer abc' };
  const request = new Request('http://localhost/', { headers });
  expect(withoutSecrets({ meta: { request, headers: new Headers(headers) } })).toEqual({
    meta: { request: '[Request]', headers: '[Headers]' },
  });
});

test('an answer that could not be read is not shown: a token may be in its text', () => {
  const payload = { status: 'PARSING_ERROR', originalStatus: 200, data: '{"token":"abc' };
  expect(withoutSecrets({ payload })).toEqual({ payload: { ...payload, data: hidden } });
});

test.each([1, 'text', null, undefined, true])('%p is itself', (value) => {
  expect(withoutSecrets(value)).toBe(value);
});
