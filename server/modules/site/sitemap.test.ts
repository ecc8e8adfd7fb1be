import { gunzipSync } from 'node:zlib';
import type { Envelope } from '../../../contract/envelope.ts';
import type { WireSite } from '../../../contract/site.ts';
import { allRoutes } from '../../../contract/routes.ts';
import { api, json, raw, serverUrl } from '../../../tests/support/server/client.ts';
import { startOwnServer, stopOwnServer } from '../../../tests/support/server/ownServer.ts';
import { sitemapFile } from './sitemap.ts';

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
const idsOf = async (list: string) =>
  (await json<Envelope<{ id: number }[]>>(api(`/api/v1/client/${list}`))).data.map(({ id }) => id);

const as = (host: string, path = '/sitemap.xml', base?: string) =>
  raw(path, { headers: { Host: host }, base });

describe('for search engines', () => {
  test('robots.txt allows the catalogue, disallows private pages, and names the sitemap', async () => {
    const { status, headers, body } = await as('cicerone.example', '/robots.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = String(body).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Allow: /',
        'Disallow: /user',
        'Disallow: /it/user',
      ]),
    );
    for (const closed of ['/api/', '/dev/', '/payment/']) {
      expect(lines).toContain(`Disallow: ${closed}`);
    }
    expect(lines).toContain(`Sitemap: ${serverUrl()}/sitemap.xml`);
  });

  test('sitemap.xml has each public page once in each language, and no other', async () => {
    const { status, headers, body } = await as('cicerone.example');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const site = serverUrl();
    const kinds: [list: string, path: string][] = [
      ['category', '/audio-guide-by-category/'],
      ['audio-guide', '/audio-guide/'],
      ['person', '/person/'],
      ['object', '/objects/'],
      ['location', '/locations/'],
    ];
    const found = await Promise.all(
      kinds.map(async ([list, path]) => (await idsOf(list)).map((id) => site + path + id)),
    );
    const plain = allRoutes.flatMap(([, { path, sitemap: what }]) =>
      what === 'page' ? [path] : [],
    );
    expect(plain).toEqual(expect.arrayContaining(['/', '/subscribe', '/person']));
    const { legal } = (await json<Envelope<WireSite>>(api('/api/v1/client/site'))).data;
    const english = [
      ...plain.map((path) => site + path),
      ...legal.map(({ slug }) => `${site}/legal/${slug}`),
      ...found.flat(),
    ];
    const italian = english.map((address) =>
      `${site}/it${address.slice(site.length)}`.replace(/\/$/, ''),
    );
    const expected = [...english, ...italian];
    expect(addressesIn(String(body)).sort()).toEqual(expected.sort());
  });

  test('it is sent small, and only when it has changed', async () => {
    const headers = { Host: 'cicerone.example', 'Accept-Encoding': 'gzip' };
    const small = await raw('/sitemap.xml', { headers });
    expect(small.headers['content-encoding']).toBe('gzip');
    const plain = await as('cicerone.example');
    expect(gunzipSync(small.body).equals(plain.body)).toBe(true);
    expect(small.body.length).toBeLessThan(plain.body.length / 3);
    const again = { ...headers, 'If-None-Match': String(small.headers['etag']) };
    expect((await raw('/sitemap.xml', { headers: again })).status).toBe(304);
  });

  test.each([
    'evil.example',
    'evil.example"><x>',
    'a b',
    "x'y",
    'user@evil.example',
    'evil.example/path',
    '<x>',
  ])('a host called %s comes into no answer', async (host) => {
    for (const path of ['/sitemap.xml', '/robots.txt']) {
      const { status, body } = await as(host, path);
      expect(String(body)).not.toContain(host);
      if (status === 400) continue;
      expect(String(body)).toContain(`${serverUrl()}/`);
    }
  });

  test.each(['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-99999.xml'])(
    '%s: 404',
    async (path) => {
      expect((await as('cicerone.example', path)).status).toBe(404);
    },
  );

  test('PUBLIC_URL counts, not the Host header of the request', async () => {
    const { url } = await startOwnServer({
      env: { PUBLIC_URL: 'https://cicerone.example/', DEV: '1' },
    });
    const { body } = await as('evil.example', '/robots.txt', url);
    expect(String(body)).toContain('Sitemap: https://cicerone.example/sitemap.xml');
    const [first] = addressesIn(String((await as('evil.example', '/sitemap.xml', url)).body));
    expect(first).toBe('https://cicerone.example/');
    await stopOwnServer();
  });
});

describe('more addresses than one file may hold', () => {
  const site = 'https://cicerone.example';
  const paths = Array.from({ length: 7 }, (_, id) => `/x/${id}`);
  const file = (number: number) => sitemapFile(paths, site, number, 3);

  test('are listed in files of their own, under an index', () => {
    expect(file(0)).toContain('<sitemapindex');
    const files = [1, 2, 3].map((number) => `${site}/sitemap-${number}.xml`);
    expect(addressesIn(file(0) ?? '')).toEqual(files);
    const all = [1, 2, 3].flatMap((number) => addressesIn(file(number) ?? ''));
    expect(all).toEqual(paths.map((path) => site + path));
    expect(file(4)).toBeNull();
  });

  test('as many as it may are one file', () => {
    expect(sitemapFile(paths, site, 0, 7)).toContain('<urlset');
    expect(sitemapFile(paths, site, 1, 7)).toBeNull();
  });

  test('characters with a meaning in XML are escaped', () => {
    expect(sitemapFile(['/?a&b<'], site, 0)).toContain('/?a&#38;b&#60;</loc>');
  });
});
