/** A shop with `site/` and ten guides of its own. tests/e2e/landing/ownWords.test.ts searches its pages, with a build of the app. */
import type { Envelope } from '../../../contract/envelope.ts';
import type { WireNewFeed } from '../../../contract/feed.ts';
import type { WireLanding, WireLegal, WireSite } from '../../../contract/site.ts';
import {
  callerOf,
  freshEmail,
  mailsTo,
  newCustomer,
} from '../../../tests/support/customers/customer.ts';
import { wordsOf } from '../../../tests/support/customers/pdfWords.ts';
import {
  buy,
  buyOnly,
  guidesFor,
  invoicesOf,
  pay,
  planNamed,
  requestPlan,
  startListening,
  urlOf,
} from '../../../tests/support/customers/shop.ts';
import {
  guideFiles,
  removeFile,
  townsCategory,
  writeFiles,
} from '../../../tests/support/catalogue/folder.ts';
import { BUNDLED, writeOwnShop } from '../../../tests/support/catalogue/ownShop.ts';
import { makeShop, type CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import { siteFiles } from '../../../tests/support/catalogue/siteFiles.ts';
import { json } from '../../../tests/support/server/client.ts';
import type { TestServer } from '../../../tests/support/server/server.ts';
import { until } from '../../../tests/support/server/until.ts';

const plan = (title: string, price: string, more = ''): string =>
  `---\ntitle: ${title}\nprice: '${price}'\n${more}---\n\nAll walks.\n`;

let shop: CatalogueShop;
beforeEach(async () => (shop = await makeShop()));
afterEach(() => shop.close());

const siteAt = async ({ url }: TestServer, path = ''): Promise<Response> =>
  callerOf(undefined, url).api(`/api/v1/client/site${path}`);
const siteOf = async (server: TestServer): Promise<WireSite> =>
  (await json<Envelope<WireSite>>(siteAt(server))).data;

test('no call, file, mail or invoice has the bundled words', async () => {
  await writeOwnShop(shop.folder, '500', 'JPY');
  await writeFiles(shop.folder, { 'plans/life/plan.md': plan('For life', '9000') });
  await shop.run('import', shop.folder);
  const server = await shop.start();
  const { url } = server;
  const visitor = callerOf(undefined, url);

  const site = await siteOf(server);
  expect(site).toMatchObject({
    language: 'pt',
    languages: ['pt'],
    shop: { name: 'Passi Lenti', currency: 'JPY', time_zone: 'Europe/Lisbon' },
    business: true,
    legal: [
      { slug: 'cookies', title: 'Cookies' },
      { slug: 'privacy', title: 'Privacy' },
    ],
    counts: { guides: 9, plans: 1, stops: 0 },
  });
  expect(site.shop).toMatchObject({ catalogue_language: 'de', company: { name: 'Passos Lda' } });
  const links = site.footer?.groups?.flatMap((group) => group.links);
  expect(links?.map(({ text, to }) => [text, to])).toEqual([
    ['First', expect.stringMatching(/^\/audio-guide\/\d+$/)],
    ['Towns', expect.stringMatching(/^\/audio-guide-by-category\/\d+$/)],
    ['Privacy', '/legal/privacy'],
    ['Elsewhere', 'https://example.com/'],
  ]);
  const landing = (await json<Envelope<WireLanding>>(siteAt(server, '/landing'))).data;
  expect(landing).toMatchObject({ about: false, hero: {} });
  expect(landing).not.toHaveProperty('reviews');
  expect(await json(siteAt(server, '/legal/privacy'))).toMatchObject({
    data: { html: '<p>We store <strong>little</strong>.</p>' },
  });
  const cookies = (await json<Envelope<WireLegal>>(siteAt(server, '/legal/cookies'))).data.html;
  expect(cookies).toContain('<li>cookie <code>cicerone_session</code>: The session. ');
  expect(cookies).toContain('<li>Messages of the contact form: 1 year</li>');
  expect(await (await siteAt(server, '/business')).text()).not.toContain('empresas@');
  const hero = await json<object>(fetch(`${url}/fake-api/hero.json`));
  expect(hero).toMatchObject({ heading: 'Walk slowly,', heroImage: expect.stringMatching(/^pic/) });
  expect((await fetch(`${url}/fake-api/about.json`)).status).toBe(404);
  const manifest = await json<object>(fetch(`${url}/manifest.webmanifest`));
  expect(manifest).toMatchObject({ name: 'Passi Lenti, walks', short_name: 'Passi Lenti' });

  const customer = await newCustomer({ base: url });
  const [guide] = await guidesFor(customer);
  await buyOnly(customer, guide?.id ?? 0);
  const inGerman = { title: guide?.title, language: 'de' };
  expect(guide).toMatchObject(inGerman);
  for (const call of ['consents', 'withdrawals']) {
    expect(await json(customer.api(`/api/v1/users/${call}`))).toMatchObject({ data: [inGerman] });
  }
  await startListening(customer, guide?.id ?? 0);
  const [invoice] = await invoicesOf(customer);
  expect(invoice).toMatchObject({ paid_amount: '500', currency: 'JPY', languages: ['de'] });
  const pdf = await customer.api(`/api/v1/users/invoice/${invoice?.id}`);
  expect(pdf.headers.get('content-disposition')).toContain(`Passi Lenti ${invoice?.number}.pdf`);
  const bytes = Buffer.from(await pdf.arrayBuffer());
  const paper = wordsOf(bytes).replaceAll('\n', '');
  for (const part of ['Passos Lda', 'Rua Nova 4', 'PT 500000000', '¥500']) {
    expect(paper).toContain(part);
  }
  // Its properties, of which the title is UTF-16.
  const plain = bytes.toString('latin1').replaceAll('\0', '');
  for (const part of ['Passi Lenti', '(Passos Lda)']) expect(plain).toContain(part);
  expect(plain).not.toContain('Cicerone');
  const email = freshEmail();
  await visitor.post('/api/v1/users/signup', { name: 'Ana', email, password: 'uma palavra longa' });
  const [code] = await mailsTo(email, url);
  expect(code?.subject).toBe('Your code for Passi Lenti');
  const message = { name: 'Ana', email, subject: 'Hello', message: 'A question' };
  await visitor.post('/api/v1/client/contact-message', message);
  expect(await mailsTo('empresas@passos.example', url)).toHaveLength(1);
  const feed = await json<Envelope<WireNewFeed>>(customer.post('/api/v1/users/feed', {}));

  const texts = await Promise.all(
    [
      '/api/v1/client/site',
      '/api/v1/client/site/landing',
      '/api/v1/client/site/business',
      '/api/v1/client/subscriptions',
      '/fake-api/hero.json',
      '/manifest.webmanifest',
      '/sitemap.xml',
      '/robots.txt',
      '/dev/outbox',
      feed.data.address.replace(/^https?:\/\/[^/]+/, ''),
    ].map(async (path) => {
      const response = await fetch(url + path, { headers: { 'X-App-Secret': 'cicerone-web-app' } });
      return `${path} ${await response.text()}`;
    }),
  );
  const mailed = JSON.stringify([code, ...(await mailsTo(customer.email, url))]);
  for (const text of [...texts, paper, mailed]) {
    expect(BUNDLED.exec(text)?.[0]).toBeUndefined();
  }
});

test('a change is shown within 5 s on each server, and undone', async () => {
  await writeOwnShop(shop.folder, '4.99', 'EUR');
  await shop.run('import', shop.folder);
  const servers = [await shop.start(), await shop.start()];
  const named = (name: string) =>
    Promise.all(
      servers.map((server) => until(async () => (await siteOf(server)).shop.name === name, 5000)),
    );
  await named('Passi Lenti');
  await writeFiles(shop.folder, siteFiles({ name: 'Passi Corti' }));
  expect(await shop.run('preview', 'site/pt/legal/privacy.md')).toMatch(/\/legal\/privacy\n$/);
  expect(await shop.run('preview', 'site/pt/business')).toMatch(/\/business-plan\n$/);
  expect(await shop.run('preview', 'site/pt/offers.md')).toContain(
    'The shop has no site/pt/offers.md: import it first.',
  );
  await removeFile(shop.folder, 'site/pt/business.md');
  expect(await shop.run('diff', shop.folder)).toContain(
    'changed: site/shop (name)\ntaken off sale: site/pt/business\n',
  );
  await shop.run('import', shop.folder);
  await named('Passi Corti');
  const [server] = servers;
  if (!server) throw new Error('no server');
  expect((await siteAt(server, '/business')).status).toBe(404);
  expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).not.toContain('/business-plan');
  expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).not.toContain('/subscribe');

  const copy = `${shop.parent}/copy`;
  await shop.run('export', copy);
  expect(await shop.run('diff', copy)).toContain('The shop has this catalogue.');
  await shop.run('undo');
  await named('Passi Lenti');
  expect((await siteAt(server, '/business')).status).toBe(200);
});

test('an order keeps its currency when the shop takes another one', async () => {
  await writeOwnShop(shop.folder, '4.99', 'EUR');
  await shop.run('import', shop.folder);
  const server = await shop.start();
  const customer = await newCustomer({ base: server.url });
  const [first, second] = await guidesFor(customer);
  await buy(customer, first?.id ?? 0);
  await writeOwnShop(shop.folder, '1.500', 'KWD');
  await writeFiles(shop.folder, {
    'plans/season/plan.md': plan('A season', '4.500', 'months: 3\n'),
    'plans/welcome/plan.md': plan(
      'Welcome',
      '2.250',
      'months: 3\nspecial: { instead_of: season, percent: 50, days: 2, starts: sign_up }\n',
    ),
    'plans/life/plan.md': plan('For life', '90.000'),
  });
  await shop.run('import', shop.folder);
  await until(async () => (await siteOf(server)).shop.currency === 'KWD');
  await buy(customer, second?.id ?? 0);
  const season = await planNamed(customer, /season/);
  expect(season).toMatchObject({ months: 3, duration: 3, price: '4.500', status: 'active' });
  expect(await planNamed(customer, /life/)).toMatchObject({ months: null, duration: 0 });
  const welcome = await planNamed(customer, /Welcome/);
  expect(welcome).toMatchObject({
    status: 'active',
    available_until: expect.any(String),
    special: { percent: 50, days: 2, starts: 'sign_up', plan_id: season.id, usual_price: '4.500' },
  });
  expect(await planNamed(callerOf(undefined, server.url), /Welcome/)).toMatchObject({
    status: 'inactive',
  });
  await pay(await urlOf(requestPlan(customer, welcome.id)));
  expect((await planNamed(customer, /Welcome/)).status).toBe('inactive');
  expect((await invoicesOf(customer)).map((one) => [one.currency, one.paid_amount])).toEqual([
    ['KWD', '2.250'],
    ['KWD', '1.500'],
    ['EUR', '4.99'],
  ]);
  const { active_plan } = await json<{ active_plan: { end: string } }>(
    customer.api('/api/v1/users/profile-data'),
  );
  const months = (new Date(active_plan.end).getTime() - Date.now()) / 86_400_000 / 30.4;
  expect(Math.round(months)).toBe(3);
});

/** Problems that are found side by side; one of shop.md hides others. */
test.each<[string, [file: string, from: string, to: string, said: string][]]>([
  [
    'values and links',
    [
      ['shop.md', 'currency: EUR', 'currency: EUX', "shop.md:3: 'EUX' is no currency"],
      ['shop.md', 'Europe/Lisbon', 'Lisbon', "shop.md:4: 'Lisbon' is no time zone"],
      ['shop.md', 'ola@passos.example', 'ola', "shop.md:6: 'ola' is no email address"],
      ['pt/landing.md', 'ideas:', 'idea:', 'pt/landing.md:2: idea is unknown here'],
      ['pt/footer.md', 'legal/privacy', 'legal/terms', 'pt/footer.md:8: There is no legal/terms'],
      ['pt/footer.md', 'guides/walk-1 ', 'walk ', "pt/footer.md:5: 'walk' leads nowhere"],
      ['pt/legal/privacy.md', '**little**', '<script>x</script>', 'pt/legal/privacy.md:5: Some'],
    ],
  ],
  [
    'prices, guides and lists',
    [
      ['shop.md', 'currency: EUR', 'currency: JPY', "guides/walk-1/guide.md:3: price is '4.99'"],
      [
        'pt/landing.md',
        'guide: walk-1',
        'guide: walk-0',
        "landing.md:8: There is no guide 'walk-0'",
      ],
      [
        'pt/legal/privacy.md',
        '**little**',
        '{{retain}}',
        'privacy.md:5: There is no such list: the app makes {{retention}} and {{stored}}.',
      ],
    ],
  ],
  ['a language', [['shop.md', 'language: pt', 'language: it', 'There is no folder site/it']]],
])('check names each of its problems with %s', async (_what, changes) => {
  await writeOwnShop(shop.folder, '4.99', 'EUR');
  const changed = siteFiles();
  for (const [file, from, to] of changes) {
    expect(changed[`site/${file}`]).toContain(from);
    changed[`site/${file}`] = String(changed[`site/${file}`]).replace(from, to);
  }
  await writeFiles(shop.folder, changed);
  const said = await shop.run('check', shop.folder);
  for (const [, , , expected] of changes) expect(said).toContain(expected);
});

test('check names files that are no part of a site, and a site without shop.md', async () => {
  await writeOwnShop(shop.folder, '4.99', 'EUR');
  await removeFile(shop.folder, 'site/shop.md');
  await writeFiles(shop.folder, {
    'site/notes.txt': 'x',
    'site/pt/hero.txt': 'x',
    'site/pt/legal/Terms.txt': 'x',
  });
  const said = await shop.run('check', shop.folder);
  for (const part of [
    'site/notes.txt:1: This is no part of a site',
    'site/pt/hero.txt:1: This is no part of a site',
    'site/pt/legal/Terms.txt:1: A legal page is a file such as privacy.md',
    'There is no site/shop.md: write it',
  ]) {
    expect(said).toContain(part);
  }
});

test('a catalogue without a site is imported, and the shop has no words of its own', async () => {
  await writeFiles(shop.folder, { ...townsCategory, ...(await guideFiles('siena', 'Siena', 1)) });
  await shop.run('import', shop.folder);
  const server = await shop.start();
  expect((await siteAt(server)).status).toBe(404);
  const email = freshEmail();
  const { post } = callerOf(undefined, server.url);
  await post('/api/v1/users/signup', { name: 'Ana', email, password: 'uma palavra longa' });
  expect((await mailsTo(email, server.url))[0]?.subject).toBe('Your code for Audio guides');
});
