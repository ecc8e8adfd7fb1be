import { authApi } from '../../features/auth/authApi.ts';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { customer, tokenOf } from '../../testing/server/customers.ts';
import { storedBy, openTab, until } from '../../testing/screens/openTab.ts';

const { signIn } = authApi.endpoints;
const { appStarted, signedOut } = sessionSlice.actions;

describe('the account’s name', () => {
  it('is the same at every sign-in and in every tab, another for another customer, and goes with the session', async () => {
    const [one, other] = await Promise.all([customer(), customer()]);
    const nameAfter = async ({ email, password }: typeof one) => {
      const tab = openTab();
      await tab.dispatch(signIn.initiate({ email, password }));
      return tab.session().account;
    };
    const first = await nameAfter(one);
    expect(first).toMatch(/^[\w-]{16}$/);
    expect(await nameAfter(one)).toBe(first);
    expect(await nameAfter(other)).not.toBe(first);

    const tab = openTab(await storedBy(await tokenOf(one)));
    tab.dispatch(appStarted());
    await until(() => tab.session().wasChecked);
    expect(tab.session().account).toBe(first);
    tab.dispatch(signedOut());
    expect(tab.session().account).toBeNull();
    await tab.store.flush();
    expect(tab.storage.values.has('account')).toBe(false);
  });
});
