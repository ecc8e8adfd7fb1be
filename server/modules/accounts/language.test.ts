/** The language of an account: of mails, links in them, payment pages and the return from them. */
import { api, serverUrl } from '../../../tests/support/server/client.ts';
import { linkFor, tryWrongSignUpCodes } from '../../../tests/support/customers/codeLinks.ts';
import {
  callerOf,
  freshEmail,
  mailsTo,
  newCustomer,
  type TestCustomer,
} from '../../../tests/support/customers/customer.ts';
import { guidesFor, pay, press, put } from '../../../tests/support/customers/shop.ts';

const users = '/api/v1/users';
const italian = { 'Accept-Language': 'it' };
const inItalian = (body: object): RequestInit => ({
  method: 'POST',
  headers: { ...italian, 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

const newEmailLink = async (customer: TestCustomer): Promise<URL> => {
  const email = freshEmail();
  const response = await customer.post(`${users}/profile-update`, {
    email,
    current_password: customer.password,
  });
  expect(response.status).toBe(200);
  const [mail] = await mailsTo(email);
  return new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
};

describe('messages', () => {
  test.each(['it', 'en'])('say in which language they are: %s', async (language) => {
    for (const path of ['/api/v1/users/auth', '/api/v1/no/such/call', '/api/v1/users/signout']) {
      const { headers } = await api(path, { headers: { 'Accept-Language': language } });
      expect([path, headers.get('content-language')]).toEqual([path, language]);
      expect(headers.get('vary')).toContain('Accept-Language');
    }
  });

  test('of the catalogue there are none, so its answers are the same in all languages', async () => {
    const answers = await Promise.all(
      ['it', 'en'].map((language) =>
        api('/api/v1/client/category', { headers: { 'Accept-Language': language } }),
      ),
    );
    expect(answers.map(({ headers }) => headers.get('content-language'))).toEqual([null, null]);
    const [one, other] = await Promise.all(answers.map((answer) => answer.text()));
    expect(one).toBe(other);
  });
});

test('a link that signs up leads to the page in the language of the interface that asked', async () => {
  const { post } = callerOf(undefined);
  const email = freshEmail();
  await tryWrongSignUpCodes(email, post);
  await api(
    `${users}/signup`,
    inItalian({ name: 'Anna', email, password: 'una parola qualsiasi' }),
  );
  expect((await linkFor(email)).pathname).toBe('/it/confirm');
});

test('the language that a customer chooses is that of later mails, whatever their device prefers', async () => {
  const customer = await newCustomer();
  expect((await newEmailLink(customer)).searchParams.get('language')).toBe('en');
  const refused = await customer.post(`${users}/profile-update`, { language: 'xx' });
  expect(refused.status).toBe(400);
  await customer.post(`${users}/profile-update`, { language: 'it' });
  const link = await newEmailLink(customer);
  expect(link.searchParams.get('language')).toBe('it');
  const page = await fetch(link, { headers: { 'Accept-Language': 'en' } });
  expect(page.headers.get('content-language')).toBe('it');
  expect(await page.text()).toContain('<html lang="it">');
});

test('a customer who pays in Italian returns to Italian pages, paid or not', async () => {
  const customer = await newCustomer();
  const [guide] = (await guidesFor(customer)).filter(({ price }) => Number(price) > 0);
  if (!guide) throw new Error('a guide with a price');
  await put(customer, guide.id);
  const opened = await customer.api(`${users}/checkout`, inItalian({ payment_type: 'stripe' }));
  const { payment_url } = (await opened.json()) as { payment_url: string };
  const unpaid = await press(payment_url, 'cancel');
  expect(unpaid.headers.get('location')).toBe(`${serverUrl()}/it/user/cart`);
  expect(new URL(await pay(payment_url), serverUrl()).pathname).toBe('/it/user/cart');
});
