/** The operator's page, and `npm run catalogue -- status`. */
import { guideText, writeFiles, writeGuides } from '../../../tests/support/catalogue/folder.ts';
import { makeShop, type CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import { newCustomer } from '../../../tests/support/customers/customer.ts';
import { put, requestCheckout } from '../../../tests/support/customers/shop.ts';
import { raw } from '../../../tests/support/server/client.ts';
import type { TestServer } from '../../../tests/support/server/server.ts';

const OPERATOR_TOKEN = 'a-long-token-of-the-operator';

let shop: CatalogueShop;
beforeEach(async () => {
  shop = await makeShop();
  await writeGuides(shop.folder, [['siena', 'Siena']]);
});
afterEach(() => shop.close());

const page = ({ url }: TestServer, Cookie = '') =>
  raw('/operator', { base: url, headers: { Cookie, Accept: 'text/html' } });

const signIn = ({ url }: TestServer, token: string) =>
  raw('/operator', {
    base: url,
    method: 'POST',
    body: new URLSearchParams({ token }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });

describe('/operator', () => {
  test('does not exist without OPERATOR_TOKEN', async () => {
    const { status, body } = await raw('/operator', { headers: { Accept: 'text/html' } });
    expect([status, body.toString().includes('Token')]).toEqual([404, false]);
  });

  test('opens with the token alone, and shows nothing before', async () => {
    const server = await shop.start({ OPERATOR_TOKEN, RATE_LIMIT: '1200' });
    const closed = await page(server);
    expect(closed.body.toString()).toContain('OPERATOR_TOKEN');
    expect(closed.body.toString()).not.toContain('On sale');
    expect(closed.body.toString()).toContain('noindex');
    expect(closed.headers['cache-control']).toBe('no-store');
    for (const token of ['', 'wrong', `${OPERATOR_TOKEN}x`, OPERATOR_TOKEN.slice(1)]) {
      const { status, headers } = await signIn(server, token);
      expect([token, status, headers['set-cookie']]).toEqual([token, 403, undefined]);
    }
    const opened = await signIn(server, OPERATOR_TOKEN);
    expect([opened.status, opened.headers.location]).toEqual([303, '/operator']);
    const [cookie = ''] = opened.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    expect(cookie).not.toContain(OPERATOR_TOKEN);
    const [value = ''] = cookie.split(';');
    expect((await page(server, value)).body.toString()).toContain('guide: 1');
    const later = value.replace(/=\d/, '=9');
    expect((await page(server, later)).body.toString()).not.toContain('On sale');

    for (let n = 0; n < 15; n += 1) await signIn(server, 'wrong');
    const limited = await signIn(server, OPERATOR_TOKEN);
    expect([limited.status, limited.headers['set-cookie']]).toEqual([429, undefined]);
  });

  test('shows what is on sale, what was refused, and what waits; the command prints the same', async () => {
    await shop.run('import', shop.folder);
    await writeFiles(shop.folder, { 'guides/siena/guide.md': guideText('Siena', { price: '5' }) });
    await shop.run('import', shop.folder);
    const said = await shop.run('status');
    expect(said).toContain('category: 1\n  guide: 1');
    expect(said).toMatch(/Last import – please look\n {2}\S+ \S+ UTC: nothing was imported/);
    expect(said).toContain("guides/siena/guide.md:3: price is '5'");
    expect(said).toContain('Mails that were not sent\n  None.');

    // The mail server is away, and an order was begun.
    const server = await shop.start({ OPERATOR_TOKEN, SMTP_URL: 'smtp://127.0.0.1:1' });
    const customer = await newCustomer({ base: server.url });
    await put(customer, 1);
    await requestCheckout(customer);
    await customer.post('/api/v1/password/send-otp', { email: customer.email });
    const [cookie = ''] = (await signIn(server, OPERATOR_TOKEN)).headers['set-cookie'] ?? [];
    const shown = (await page(server, cookie.split(';')[0])).body.toString();
    expect(shown).toContain('price is &#39;5&#39;');
    expect(shown).toMatch(/4\.99 USD of/);
    expect(shown).not.toContain(customer.email);
    await server.stop();

    await writeFiles(shop.folder, { 'guides/siena/guide.md': guideText('Siena') });
    await shop.run('import', shop.folder);
    expect(await shop.run('status')).toMatch(/UTC: 0 added, 0 changed, 0 taken off sale/);
  });
});
