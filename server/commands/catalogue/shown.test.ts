/** `status`, `from` and `until` of entries: what visitors, owners and previews see. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WireObject, WirePerson, WirePersonSummary } from '../../../contract/exhibits.ts';
import type { WireCategory, WireGuideDetail } from '../../../contract/guides.ts';
import type { WirePlan } from '../../../contract/plans.ts';
import type { SearchResponse } from '../../../contract/search.ts';
import type { WireUpdate } from '../../../contract/updates.ts';
import {
  contentOf,
  guideText,
  writeFiles,
  writeGuides,
} from '../../../tests/support/catalogue/folder.ts';
import { makeShop, onSaleAt, type CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import {
  callerOf,
  newCustomer,
  setClockAhead,
  type TestCustomer,
} from '../../../tests/support/customers/customer.ts';
import { data } from '../../../tests/support/customers/owner.ts';
import { buy, guideFor, pay, requestPlan, urlOf } from '../../../tests/support/customers/shop.ts';
import { json, raw } from '../../../tests/support/server/client.ts';
import type { TestServer } from '../../../tests/support/server/server.ts';
import { until } from '../../../tests/support/server/until.ts';

const DAY_SECONDS = 86_400;
const day = (days: number): string =>
  new Date(Date.now() + days * DAY_SECONDS * 1000).toISOString().slice(0, 10);

let shop: CatalogueShop;
let folder = '';
beforeEach(async () => {
  shop = await makeShop();
  ({ folder } = shop);
  await writeGuides(folder, [
    ['lucca', 'Lucca'],
    ['siena', 'Siena'],
  ]);
  const cover = await readFile(join(folder, 'guides/siena/cover.png'));
  await writeFiles(folder, {
    'guides/siena/01.vtt': 'WEBVTT\n\n00:00.000 --> 00:02.000\nAt the quimperle gate.\n',
    'persons/ada/person.md': exhibit('name: Ada'),
    'persons/ada/cover.png': cover,
    'places/gate/place.md': exhibit('name: Gate\ncity: Siena\ncontinent: Europe'),
    'places/gate/cover.png': cover,
    'objects/bell/object.md': exhibit(
      'title: Bell\ncategory: Bronze\nplace: gate\nperson: ada',
      'lucca',
    ),
    'objects/bell/cover.png': cover,
    'plans/life/plan.md': "---\ntitle: For life\nprice: '99.00'\n---\n\nAll guides.\n",
    'news/open/news.md': `---\ntitle: Open\nsummary: Today.\ndate: ${day(-1)}\nguide: siena\n---\n`,
  });
});
afterEach(() => shop.close());

const exhibit = (front: string, guide = 'siena'): string =>
  `---\n${front}\nguide: ${guide}\nfile: ../../guides/${guide}/01.mp3\nfree: true\n---\n\nA text.\n`;

/** Writes Siena's text with more lines in its front matter. */
const siena = (lines: string): Promise<void> =>
  writeFiles(folder, {
    'guides/siena/guide.md': guideText('Siena').replace('---\n', `---\n${lines}\n`),
  });

/** What `tracesAt` finds when everything is shown. */
const ALL_TRACES = 23;

const allow = ['--allow-removing', '9'];
const visitorOf = ({ url }: TestServer) => callerOf(undefined, url);
const statusOf = async (who: Pick<TestCustomer, 'api'>, path: string): Promise<number> =>
  (await who.api(`/api/v1/client/${path}`)).status;

/** Everything that names Siena or what belongs to it, where a visitor looks. */
async function tracesAt(server: TestServer): Promise<string[]> {
  const visitor = visitorOf(server);
  const found: string[] = [];
  for (const path of [
    'audio-guide',
    'audio-guide?limit=9',
    'category/1/audio',
    'category/2/audio',
  ]) {
    if (/Siena/.test(await (await visitor.api(`/api/v1/client/${path}`)).text())) found.push(path);
  }
  for (const path of ['person', 'location', 'object', 'updates']) {
    if (/Ada|Gate|Open/.test(await (await visitor.api(`/api/v1/client/${path}`)).text()))
      found.push(path);
  }
  for (const path of ['audio-guide/2', 'person/1', 'location/1']) {
    if ((await statusOf(visitor, path)) === 200) found.push(path);
  }
  for (const search of ['Siena', 'Ada', 'Gate', 'quimperle', '%']) {
    const hits = await json<SearchResponse>(visitor.post('/api/v1/client/search', { search }));
    if (/Siena|Ada|Gate|quimperle/.test(JSON.stringify(hits))) found.push(`search ${search}`);
  }
  const bell = await data<WireObject>(visitor, 'object/1');
  if (bell.person ?? bell.person_location) found.push('object/1');
  const sitemap = String((await raw('/sitemap.xml', { base: server.url })).body);
  for (const path of ['/audio-guide/2', '/person/1', '/locations/1']) {
    if (sitemap.includes(`${path}<`)) found.push(`sitemap ${path}`);
  }
  for (const path of [
    'audio/track/3.mp3',
    'audio/person/1.mp3',
    'audio/location/1.mp3',
    'transcripts/track/3.vtt',
    'transcripts/person/1.vtt',
  ]) {
    if ((await raw(`/storage/${path}`, { base: server.url })).status === 200) found.push(path);
  }
  return found;
}

test('a draft is in no list, search, sitemap or answer, and neither is what belongs to it', async () => {
  await siena('status: draft');
  expect(await shop.run('diff', folder)).toContain('added: guides/siena (not shown yet)');
  expect(await shop.run('import', folder)).toContain('8 added');
  const server = await shop.start();
  expect(await tracesAt(server)).toEqual([]);
  const customer = await newCustomer({ base: server.url });
  await pay(await urlOf(requestPlan(customer, 1)));
  expect(await statusOf(customer, 'audio-guide/2')).toBe(404);
  expect(await statusOf(customer, 'person/1')).toBe(404);
  expect(await statusOf(customer, 'audio-guide/1')).toBe(200);

  await siena('status: on');
  expect(await shop.run('diff', folder)).toMatch(
    /changed: guides\/siena \(status draft → on\)\nshown from now on: guides\/siena\nshown from now on: news\/open\nshown from now on: persons\/ada\nshown from now on: places\/gate\n0 added, 1 changed/,
  );
  await shop.run('import', folder);
  await until(async () => (await onSaleAt(server)).has('Siena'));
  expect(await tracesAt(server)).toHaveLength(ALL_TRACES);
  const out = join(shop.parent, 'out');
  await shop.run('export', out);
  expect(await shop.run('diff', out)).toContain('The shop has this catalogue.');
  expect([...(await contentOf(out)).keys()]).toContain('/guides/siena/guide.md');
});

test('a free draft is no customer’s, and a guide that becomes a draft stays with its buyers alone', async () => {
  await shop.run('import', folder);
  const server = await shop.start();
  const [buyer, reader] = [
    await newCustomer({ base: server.url }),
    await newCustomer({ base: server.url }),
  ];
  await buy(buyer, 2);
  await writeFiles(folder, {
    'guides/siena/guide.md': guideText('Siena', { price: '0.00' }).replace(
      '---\n',
      '---\nstatus: draft\n',
    ),
  });
  await shop.run('import', folder, ...allow);
  await until(async () => !(await onSaleAt(server)).has('Siena'));
  expect(await statusOf(reader, 'audio-guide/2')).toBe(404);
  expect((await reader.api('/api/v1/users/download/2')).status).not.toBe(200);
  const guide = await guideFor(buyer, 2);
  expect([guide.title, guide.purchase]).toEqual(['Siena', true]);
  for (const { file_mp3 } of guide.audio_content) {
    expect((await raw(`/storage/${file_mp3}`, { base: server.url })).status).toBe(200);
  }
  const ada = await data<WirePerson>(buyer, 'person/1');
  expect((await raw(`/storage/${ada.file_mp3}`, { base: server.url })).status).toBe(200);
  expect(await tracesAt(server)).toEqual([]);
});

test('a guide that is off stays with its owners, and takes with it what belongs to it', async () => {
  await shop.run('import', folder);
  const server = await shop.start();
  const customer = await newCustomer({ base: server.url });
  await buy(customer, 2);
  await siena('status: off');
  expect(await shop.run('import', folder)).toMatch(
    /no longer shown: guides\/siena\n.*news\/open\n.*persons\/ada\n.*places\/gate\nThis takes 4 of 8 entries off sale\. Nothing was imported/,
  );
  await shop.run('import', folder, ...allow);
  await until(async () => !(await onSaleAt(server)).has('Siena'));
  expect((await guideFor(customer, 2)).purchase).toBe(true);
  const persons = await data<WirePersonSummary[]>(customer, 'person');
  expect(persons.map(({ nome_e_cognome }) => nome_e_cognome)).toEqual(['Ada']);
  expect((await data<WirePerson>(customer, 'person/1')).audio_guide?.id).toBe(2);
  expect(await statusOf(visitorOf(server), 'person/1')).toBe(404);
  expect(await statusOf(visitorOf(server), 'audio-guide/2')).toBe(404);
  expect(await shop.run('diff', folder)).toContain('The shop has this catalogue.');
});

test('a scheduled guide appears at the beginning of its day, and disappears after its last', async () => {
  await siena(`from: ${day(2)}\nuntil: ${day(4)}`);
  const said = `added: guides/siena (appears on ${day(2)}, disappears after ${day(4)})`;
  expect(await shop.run('diff', folder)).toContain(said);
  await shop.run('import', folder);
  const server = await shop.start();
  expect(await tracesAt(server)).toEqual([]);
  await setClockAhead(server.url, 3 * DAY_SECONDS);
  await until(async () => (await onSaleAt(server)).has('Siena'));
  expect(await tracesAt(server)).toHaveLength(ALL_TRACES);
  await setClockAhead(server.url, 6 * DAY_SECONDS);
  await until(async () => !(await onSaleAt(server)).has('Siena'));
  expect((await tracesAt(server)).filter((path) => !path.includes('track'))).toEqual([]);
});

test('every kind of entry has the same words', async () => {
  await writeFiles(folder, {
    'categories/later/category.md': '---\nname: Later\nstatus: draft\n---\n',
    'plans/year/plan.md': "---\ntitle: A year\nprice: '59.99'\nmonths: 12\n---\n\nAll.\n",
    'plans/soon/plan.md': `---\ntitle: Soon\nprice: '9.99'\nfrom: ${day(3)}\n---\n\nAll.\n`,
    'plans/old/plan.md': "---\ntitle: Old\nprice: '9.99'\nstatus: off\n---\n\nAll.\n",
    'news/early/news.md': `---\ntitle: Early\nsummary: It is.\ndate: ${day(9)}\nguide: lucca\nfrom: ${day(-9)}\n---\n`,
    'news/past/news.md': `---\ntitle: Past\nsummary: It was.\ndate: ${day(-9)}\nguide: lucca\nuntil: ${day(-2)}\n---\n`,
    'persons/ada/person.md': exhibit('name: Ada\nstatus: off'),
  });
  await shop.run('import', folder);
  const server = await shop.start();
  const visitor = visitorOf(server);
  const names = async <T>(path: string, name: (one: T) => string) =>
    (await data<T[]>(visitor, path)).map(name);
  expect(await names<WireCategory>('category', ({ name }) => name)).toEqual(['All', 'Towns']);
  expect(await names<WirePlan>('subscriptions', (one) => `${one.title} ${one.status}`)).toEqual([
    'For life active',
    'Old inactive',
    'A year active',
  ]);
  expect(await names<WireUpdate>('updates', ({ title }) => title)).toEqual(['Early', 'Open']);
  expect(await data<WirePersonSummary[]>(visitor, 'person')).toEqual([]);
  expect((await data<WireObject>(visitor, 'object/1')).person).toBeNull();
  await setClockAhead(server.url, 4 * DAY_SECONDS);
  await until(async () =>
    (await names<WirePlan>('subscriptions', ({ title }) => title)).includes('Soon'),
  );
});

test('days that never come are refused, and so is hiding the category of all guides', async () => {
  await siena('from: 2026-12-02\nuntil: 2026-12-01');
  await writeFiles(folder, {
    'categories/all/category.md': '---\nname: All\nstatus: off\n---\n',
    'persons/ada/person.md': exhibit('name: Ada\nstatus: hidden'),
  });
  const said = await shop.run('check', folder);
  expect(said).toContain('guides/siena/guide.md:3: until is before the first day');
  expect(said).toContain('categories/all/category.md:3: The category all contains every guide');
  expect(said).toContain(
    "persons/ada/person.md:3: status is 'hidden': write one of draft, on, off",
  );
});

test('a preview shows the real page of a draft for a day, and nothing stores it', async () => {
  await siena('status: draft');
  await shop.run('import', folder);
  const server = await shop.start();
  const printed = (await shop.run('preview', 'siena')).trim();
  const { pathname, search } = new URL(printed);
  const opened = await raw(pathname + search, { base: server.url });
  expect([opened.status, opened.headers.location]).toEqual([302, '/audio-guide/2']);
  expect(opened.headers['cache-control']).toBe('no-store');
  const [cookie = ''] = String(opened.headers['set-cookie']).split(';');

  const previewer = {
    api: (path: string) => visitorOf(server).api(path, { headers: { Cookie: cookie } }),
  };
  const answer = await previewer.api('/api/v1/client/audio-guide/2');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { data: guide } = await json<{ data: WireGuideDetail }>(Promise.resolve(answer));
  expect([guide.title, guide.purchase]).toEqual(['Siena', false]);
  const [gate, square] = guide.audio_content;
  expect((await raw(`/storage/${gate?.file_mp3}`, { base: server.url })).status).toBe(200);
  expect(square?.file_mp3).toBe('');
  expect((await data<WirePerson>(previewer, 'person/1')).audio_guide?.id).toBe(2);
  expect(await tracesAt(server)).toEqual([]);

  for (const wrong of [pathname, `${pathname}${search}x`, `/login/preview/guide/1${search}`]) {
    expect((await raw(wrong, { base: server.url })).status).toBe(404);
  }
  await setClockAhead(server.url, DAY_SECONDS + 3600);
  expect((await raw(pathname + search, { base: server.url })).status).toBe(404);
  expect(await statusOf(previewer, 'audio-guide/2')).toBe(404);
  expect(await shop.run('preview', 'persons/ada')).toContain('/login/preview/person/1?');
  expect(await shop.run('preview', 'news/open')).toContain('has no page of its own');
  expect(await shop.run('preview', 'pisa')).toContain('The shop has no guides/pisa');
});
