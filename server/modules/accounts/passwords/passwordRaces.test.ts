/** Calls that were accepted with the old password, and end after the new one is set (docs/faults.md). */
import type { SignInResponse } from '../../../../contract/auth.ts';
import { json } from '../../../../tests/support/server/client.ts';
import { callerOf, newCustomer, signIn } from '../../../../tests/support/customers/customer.ts';

const users = '/api/v1/users';
const { post } = callerOf(undefined);
const chosen = 'un’altra parola';

/** Fewer than the wrong passwords that are allowed, because the old one is wrong at some point. */
const SIGN_INS = 15;

describe('a password that changes', () => {
  test('leaves no session of a sign-in with the old one at the same time', async () => {
    let opened = 0;
    for (let round = 0; round < 5; round += 1) {
      const { email, password, post: change } = await newCustomer();
      const signIns = Array.from({ length: SIGN_INS }, () =>
        post(`${users}/signin`, { email, password }),
      );
      const body = { password: chosen, current_password: password };
      expect((await change(`${users}/profile-update`, body)).status).toBe(200);
      for (const response of await Promise.all(signIns)) {
        expect([200, 400]).toContain(response.status);
        if (response.status !== 200) continue;
        opened += 1;
        const { token } = await json<SignInResponse>(response);
        expect((await callerOf(token).api(`${users}/auth`)).status).toBe(401);
      }
      expect((await post(`${users}/signin`, { email, password: chosen })).status).toBe(200);
    }
    expect(opened).toBeGreaterThan(0);
  });

  test('is replaced once by two devices that enter the old one at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const customer = await newCustomer();
      const devices = [customer, callerOf(await signIn(customer))];
      const current_password = customer.password;
      const statuses = await Promise.all(
        devices.map(async (device, index) => {
          const body = { password: `${chosen} ${index}`, current_password };
          return (await device.post(`${users}/profile-update`, body)).status;
        }),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      // Refused for its password, or for its session, which has ended.
      expect([401, 403]).toContain(statuses.find((status) => status !== 200));
    }
  });
});
