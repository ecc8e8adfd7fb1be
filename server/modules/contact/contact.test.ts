import type { ErrorBody } from '../../../contract/envelope.ts';
import { PER_SENDER } from './contactStore.ts';
import { json } from '../../../tests/support/server/client.ts';
import { callerOf, freshEmail, mailsTo } from '../../../tests/support/customers/customer.ts';
import { startOwnServer, stopOwnServer } from '../../../tests/support/server/ownServer.ts';

const path = '/api/v1/client/contact-message';
const CONTACT_EMAIL = 'desk@cicerone.example';

let base: string;
const post = (url: string, body: unknown) => callerOf(undefined, base).post(url, body);
const api = (url: string, init: RequestInit) => callerOf(undefined, base).api(url, init);

const message = (changes: Record<string, unknown> = {}) => ({
  name: 'Anna Verdi',
  email: freshEmail(),
  subject: 'Una demo',
  message: 'Buongiorno,\n\nvorrei provare.\n',
  ...changes,
});
const mailAbout = async (text: string) =>
  (await mailsTo(CONTACT_EMAIL, base)).filter((mail) => mail.text.includes(text));

describe('the contact form', () => {
  beforeAll(async () => {
    base = (await startOwnServer({ env: { CONTACT_EMAIL, RATE_LIMIT: '100000' } })).url;
  });
  afterAll(stopOwnServer);

  // Shows.
  test('201: the message is mailed, with its author as the address for replies', async () => {
    const sent = message();
    const response = await post(path, sent);
    expect(response.status).toBe(201);
    expect(await json(response)).toEqual({ message: expect.any(String) });
    const [mail, ...more] = await mailAbout(sent.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Contact form: Una demo',
      text: expect.stringContaining('vorrei provare.'),
    });
  });

  test('forms do as well', async () => {
    const plain = message();
    const form = new FormData();
    const other = message();
    for (const [name, value] of Object.entries(other)) form.set(name, value);
    for (const body of [new URLSearchParams(plain), form]) {
      expect((await api(path, { method: 'POST', body })).status).toBe(201);
    }
    expect(await mailAbout(plain.email)).toHaveLength(1);
    expect(await mailAbout(other.email)).toHaveLength(1);
  });

  // Shows.
  test.each(['name', 'email', 'subject', 'message'])('%s missing or empty: 400', async (field) => {
    for (const value of ['', '  ', undefined, null, 5, ['x'], {}]) {
      const response = await post(path, message({ [field]: value }));
      expect(response.status).toBe(400);
      const { message: said, errors } = await json<ErrorBody>(response);
      expect(errors).toEqual({ [field]: [said] });
    }
  });

  // Shows.
  test.each([
    ['email', 'no-address'],
    ['email', 'a@b.example\r\nBcc: c@d.example'],
    ['name', 'Anna\r\nBcc: c@d.example'],
    ['subject', 'Ciao\r\nBcc: c@d.example'],
    ['subject', 'Ciao\nBcc: c@d.example'],
    ['subject', 'x'.repeat(201)],
    ['message', 'x'.repeat(10_001)],
    ['message', 'a\0b'],
    ['name', '\u2028'],
  ])('%s, number %#: 400', async (field, value) => {
    const response = await post(path, message({ [field]: value }));
    expect(response.status).toBe(400);
    expect((await json<ErrorBody>(response)).errors).toHaveProperty(field);
  });

  test('what looks like a template, a tag or a quote arrives as it was written', async () => {
    const odd = `<b>${'$'}{7*7}</b> 'x' "y" \\ %0d%0a ‮ 😀`;
    const sent = message({ subject: odd.slice(0, 100), message: odd });
    expect((await post(path, sent)).status).toBe(201);
    const [mail] = await mailAbout(sent.email);
    expect(mail?.subject).toBe(`Contact form: ${odd}`);
    expect(mail?.text).toContain(odd);
  });

  test('a sender of many messages is asked to wait', async () => {
    const sent = message();
    for (let n = 0; n < PER_SENDER; n += 1) expect((await post(path, sent)).status).toBe(201);
    const response = await post(path, { ...sent, email: ` ${sent.email.toUpperCase()}` });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('3600');
    expect((await json<ErrorBody>(response)).message).toContain('wait');
    expect(await mailAbout(sent.email)).toHaveLength(PER_SENDER);
    expect((await post(path, message())).status).toBe(201);
  });

  test('a list, nothing, another type: 400 and 415', async () => {
    expect((await post(path, [])).status).toBe(400);
    expect((await api(path, { method: 'POST' })).status).toBe(400);
    expect((await api(path, { method: 'POST', body: 'text' })).status).toBe(415);
  });

  test('many senders from one place are asked to wait as well', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async () => (await post(path, message())).status),
    );
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
  });
});
