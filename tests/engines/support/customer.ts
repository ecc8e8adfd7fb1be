import { button, dialog, field, header, text, type Target } from './target.ts';
import type { Tab } from './tab.ts';

const password = (inside: Target): Target => ({ css: 'input[type=password]', inside });

export interface Account {
  name: string;
  email: string;
  password: string;
}

export async function signUp(tab: Tab, account: Account, code: () => Promise<string>) {
  const form = dialog('Create your account');
  await tab.click(button('Login', header));
  await tab.click(button('Sign up', dialog('Login')));
  await tab.fill(field('Full name', form), account.name);
  await tab.fill(field('Email', form), account.email);
  await tab.fill(password(form), account.password);
  await tab.click(button('Create an account', form));
  const codeForm = dialog('Enter the code');
  await tab.sees(text(new RegExp(account.email), codeForm));
  await tab.click(field('Digit 1 of 4', codeForm));
  await tab.type(await code());
  await tab.click(button('Send', codeForm));
}

export async function signIn(tab: Tab, { email, password: word }: Account): Promise<void> {
  const form = dialog('Login');
  await tab.fill(field('Email', form), email);
  await tab.fill(password(form), word);
  await tab.click(button('Login', form));
}

export async function signOut(tab: Tab): Promise<void> {
  await tab.click(button('My Account', header));
  await tab.click({ role: 'menuitem', name: 'Logout' });
}

/** Pays on the test page, to which the tab is on its way. */
export async function pay(tab: Tab): Promise<void> {
  await tab.isAt(/^\/dev\/payment\//);
  await tab.click(button('Order with obligation to pay'));
  await tab.isAt(/^\/user\/cart\?status=success$/);
}
