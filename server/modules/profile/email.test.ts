/** A new e-mail address takes effect when it was confirmed from its mailbox; accounts without a password. */
import type { ErrorBody, MessageResponse } from '../../../contract/envelope.ts';
import type { ProfileResponse } from '../../../contract/profile.ts';
import { makeBrowser } from '../../../tests/support/server/browser.ts';
import { json, serverUrl } from '../../../tests/support/server/client.ts';
import {
  callerOf,
  freshEmail,
  mailsTo,
  newCustomer,
  signIn,
  type TestCustomer,
  setClockAhead,
} from '../../../tests/support/customers/customer.ts';
import { startOwnServer, stopOwnServer } from '../../../tests/support/server/ownServer.ts';

const update = '/api/v1/users/profile-update';

const emailOf = async ({ api }: Pick<TestCustomer, 'api'>): Promise<string> =>
  (await json<ProfileResponse>(api('/api/v1/users/profile-data'))).data.email;
const linkIn = async (email: string): Promise<string> => {
  const [mail] = await mailsTo(email);
  const link = /^https?:\S+$/m.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`no link in ${mail?.text}`);
  return link;
};
/** Presses the button of the page. */
const confirm = (link: string): Promise<Response> => {
  const { origin, pathname, search, searchParams } = new URL(link);
  return fetch(origin + pathname + search, { method: 'POST', body: searchParams });
};

/** Requests the change with the password. */
const ask = ({ post, password }: TestCustomer, change: object): Promise<Response> =>
  post(update, { ...change, current_password: password });

let customer: TestCustomer;
let email: string;

describe('a new email address', () => {
  beforeEach(async () => {
    customer = await newCustomer();
    email = freshEmail();
  });

  test('counts when the link in its mailbox was followed and the button pressed', async () => {
    const response = await ask(customer, { email: ` ${email.toUpperCase()} ` });
    expect(response.status).toBe(200);
    expect((await json<ErrorBody>(response)).message).toContain(email);
    expect(await emailOf(customer)).toBe(customer.email);
    const link = await linkIn(email);
    expect(link.startsWith(`${serverUrl()}/login/new-email?token=`)).toBe(true);

    // Mail programs open links before the user does.
    const page = await fetch(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<button>Confirm</button>');
    expect(await emailOf(customer)).toBe(customer.email);

    expect((await confirm(link)).status).toBe(200);
    expect(await emailOf(customer)).toBe(email);
    await signIn({ ...customer, email });
    await expect(signIn(customer)).rejects.toThrow('400');
    const [mail] = await mailsTo(customer.email);
    expect(mail?.subject).toContain('was changed');
    expect(mail?.text).toContain(`contact form: ${serverUrl()}/business-plan`);
    expect((await confirm(link)).status).toBe(400);
  });

  test('may begin with a plus: without a new password no password is its mailbox', async () => {
    expect((await ask(customer, { email: `+${email}` })).status).toBe(200);
  });

  test('is asked for, mailed and confirmed in Italian', async () => {
    await customer.post(update, { language: 'it' });
    const body = JSON.stringify({ email, current_password: customer.password });
    const headers = { 'Accept-Language': 'it', 'Content-Type': 'application/json' };
    const response = await customer.api(update, { method: 'POST', body, headers });
    expect((await json<ErrorBody>(response)).message).toBe(
      `Abbiamo inviato un link a ${email}: il tuo indirizzo cambia quando lo apri.`,
    );
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Conferma il tuo nuovo indirizzo email');
    const page = await fetch(await linkIn(email));
    expect(page.headers.get('Content-Language')).toBe('it');
    expect(await page.text()).toMatch(/<html lang="it">[^]*<button>Conferma<\/button>/);
    const confirmed = await confirm(await linkIn(email));
    expect(await confirmed.text()).toContain('<a href="/it/user/profile">Vai al tuo profilo</a>');
    const [notice] = await mailsTo(customer.email);
    expect(notice?.subject).toBe('L’indirizzo email del tuo account è stato cambiato');
  });

  test('of another account: the same answer, no link, and a mail to its owner only', async () => {
    const other = await newCustomer();
    const free = await ask(customer, { email });
    const taken = await ask(customer, { email: other.email });
    expect(taken.status).toBe(free.status);
    const texts = await Promise.all([free, taken].map((one) => json<ErrorBody>(one)));
    expect(texts[1]?.message).toBe(texts[0]?.message.replace(email, other.email));
    const [mail] = await mailsTo(other.email);
    expect(mail?.subject).toContain('has an account already');
    expect(mail?.text).not.toContain('http');
    // The newer request has replaced the older one.
    expect((await confirm(await linkIn(email))).status).toBe(400);
    expect(await emailOf(customer)).toBe(customer.email);
  });

  test('that was registered meanwhile stays with its account', async () => {
    const rival = await newCustomer();
    await ask(customer, { email });
    await ask(rival, { email });
    const [second, first] = (await mailsTo(email)).map(
      ({ text }) => /^https?:\S+$/m.exec(text)?.[0] ?? '',
    );
    const responses = await Promise.all([confirm(first ?? ''), confirm(second ?? '')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    const owners = [await emailOf(customer), await emailOf(rival)].filter((one) => one === email);
    expect(owners).toHaveLength(1);
  });

  test('that a stranger began to sign up with and could not verify is free', async () => {
    const { post } = callerOf(undefined);
    await post('/api/v1/users/signup', { name: 'X', email, password: 'lunga e segreta' });
    await ask(customer, { email });
    expect((await confirm(await linkIn(email))).status).toBe(200);
    expect(await emailOf(customer)).toBe(email);
  });

  test('is cancelled by a new password', async () => {
    await ask(customer, { email });
    await ask(customer, { password: 'una parola nuova' });
    expect((await confirm(await linkIn(email))).status).toBe(400);
    expect(await emailOf(customer)).toBe(customer.email);
  });

  test('is no password of the account, and neither is the old one', async () => {
    for (const password of [email, customer.email]) {
      const response = await ask(customer, { email, password });
      expect([response.status, (await json<ErrorBody>(response)).errors]).toEqual([
        400,
        { password: [expect.any(String)] },
      ]);
    }
  });

  test('is requested three times an hour', async () => {
    const other = { name: 'Resta', email: freshEmail() };
    for (const one of [email, freshEmail(), freshEmail()]) {
      expect((await ask(customer, { email: one })).status).toBe(200);
    }
    const response = await ask(customer, other);
    expect(response.status).toBe(429);
    expect(await mailsTo(other.email)).toEqual([]);
    const { data } = await json<ProfileResponse>(customer.api('/api/v1/users/profile-data'));
    expect(data.name).toBe(customer.name);
  });

  test.each(['', '?token=', `?token=${'x'.repeat(43)}`, '?token[]=x', '?token=a&token=b'])(
    'the page with %j',
    async (query) => {
      const url = `${serverUrl()}/login/new-email`;
      expect([200, 400]).toContain((await fetch(url + query)).status);
      const body = new URLSearchParams(query.slice(1));
      expect((await fetch(url, { method: 'POST', body })).status).toBe(400);
    },
  );
});

describe('an account without a password', () => {
  afterEach(stopOwnServer);

  /** Signs in through the test consent page; returns the session's token. */
  async function signInByConsent(base: string, as: string): Promise<string> {
    const browser = makeBrowser();
    const page = await browser.follow(`${base}/login/google`, ({ pathname }) =>
      pathname.startsWith('/dev/'),
    );
    const state = page.searchParams.get('state') ?? '';
    const response = await browser.visit(`${base}/dev/consent`, {
      method: 'POST',
      body: new URLSearchParams({ state, decision: 'allow', email: as }),
    });
    await browser.visit(new URL(response.headers.get('location') ?? '/', base));
    return browser.cookie(base, 'cicerone_session') ?? '';
  }

  test('changes email and password within ten minutes of signing in, a name at any time', async () => {
    const { url: base } = await startOwnServer();
    const address = freshEmail();
    const stale = callerOf(await signInByConsent(base, address), base);
    const { data } = await json<ProfileResponse>(stale.api('/api/v1/users/profile-data'));
    expect(data.has_password).toBe(false);
    await setClockAhead(base, 601);
    const current_password = 'una qualsiasi';
    for (const form of [
      { email: freshEmail(), current_password },
      { password: 'una parola nuova', name: 'Altra' },
    ]) {
      const response = await stale.post(update, form);
      expect(response.status).toBe(403);
      expect((await json<ErrorBody>(response)).message).toContain('sign in again');
    }
    expect((await stale.post(update, { name: 'Nuova', email: address })).status).toBe(200);
    const fresh = callerOf(await signInByConsent(base, address), base);
    const changed = await fresh.post(update, { password: 'una parola nuova' });
    expect((await json<MessageResponse>(changed)).message).toBe(
      'Your account has a password now, and other devices were signed out.',
    );
    // The account now has a password, so a recent sign-in is not enough.
    expect((await fresh.post(update, { password: 'un’altra parola' })).status).toBe(403);
  });
});
