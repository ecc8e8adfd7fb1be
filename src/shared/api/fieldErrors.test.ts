import { fieldErrors, hasFieldErrors } from './fieldErrors.ts';

const refused = (data: unknown) => ({ status: 400, data });

test('takes the first text of each field', () => {
  const error = refused({
    message: 'x',
    errors: { email: ['Taken.', 'Too long.'], name: 'Empty.' },
  });
  expect(fieldErrors(error)).toEqual({ email: 'Taken.', name: 'Empty.' });
  expect(hasFieldErrors(error)).toBe(true);
});

test.each([
  ['no errors', { message: 'x' }],
  ['errors that are null', { errors: null }],
  ['errors that are a text', { errors: 'x' }],
  ['empty lists', { errors: { email: [] } }],
  ['empty texts', { errors: { email: [''] } }],
  ['other types', { errors: { email: [5], name: { a: 'b' }, password: null } }],
  ['null', null],
  ['a text', 'x'],
])('finds nothing in %s', (_what, data) => {
  expect(fieldErrors(refused(data))).toEqual({});
  expect(hasFieldErrors(refused(data))).toBe(false);
});

test('a field has its name in the domain', () => {
  expect(fieldErrors(refused({ errors: { new_password: ['Short.'] } }))).toEqual({
    newPassword: 'Short.',
  });
});

test('finds nothing where there was no answer', () => {
  expect(fieldErrors({ status: 'FETCH_ERROR', error: 'TypeError' })).toEqual({});
});
