import { typedAddresses } from '../../../../../tests/support/customers/typedAddresses.ts';
import { rules } from './rules.ts';

test.each(typedAddresses('ada'))(
  'the app accepts the address %j as the API does: %s',
  (email, ok) => {
    expect(rules.forgot.isValidSync({ email })).toBe(ok);
  },
);

test('a sign that only looks right is named', () => {
  expect(() => rules.forgot.validateSync({ email: 'o’brien@cicerone.example' })).toThrow(
    'please check the sign ’',
  );
});
