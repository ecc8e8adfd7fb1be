import { json, post } from '../../tests/support/server/client.ts';
import { newCustomer } from '../../tests/support/customers/customer.ts';

describe('POST /dev/customers', () => {
  test('makes a customer whose session has begun and whose password signs in', async () => {
    const { api, email, name, password } = await newCustomer();
    expect((await api('/api/v1/users/auth')).status).toBe(200);
    const again = await post('/api/v1/users/signin', { email, password });
    expect(again.status).toBe(200);
    expect(await json(again)).toHaveProperty('token', expect.stringMatching(/^[\w-]{43}$/));
    const profile = await json(api('/api/v1/users/profile-data'));
    expect(JSON.stringify(profile)).toContain(name);
  });

  test('makes another one each time', async () => {
    const [one, two] = [await newCustomer(), await newCustomer()];
    expect(one.email).not.toBe(two.email);
  });
});
