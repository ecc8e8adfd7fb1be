import { codeFor, freshEmail } from '../../support/customers/customer.ts';
import { signIn, signUp } from '../support/customer.ts';
import { test } from '../support/test.ts';
import { button, dialog, header } from '../support/target.ts';

test('sign up: the code of the mail makes the account, and the password opens it', async ({
  tab,
  shop,
}) => {
  const account = {
    name: 'Giulia Prova',
    email: freshEmail(),
    password: 'una parola che nessuno sa',
  };
  await tab.open('/');
  await signUp(tab, account, () => codeFor(account.email, shop.url));
  await tab.sees(dialog('Login'));
  await signIn(tab, account);
  await tab.isAt(/^\/user$/);
  await tab.sees(button('My Account', header));
});
