import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { rendererFileOf } from '../../build.settings.ts';
import type { RenderedPage } from '../../contract/renderedPage.ts';
import type { WireSite } from '../../contract/site.ts';
import { readConfig } from '../config.ts';
import { makePageSender } from './pageSender.ts';
import type { Renderer } from './renderer.ts';

const template =
  '<html><head><title>x</title><meta name="csp-nonce" content="__CSP_NONCE__"></head><body><div id="root"></div>' +
  '<script nonce="__CSP_NONCE__"></script></body></html>';

const renderedPage = (path: string): RenderedPage => ({
  status: 200,
  head: '',
  styles: '',
  html: `<h1>${path}</h1>`,
  dehydratedState: '{}',
  site: '{}',
  chunks: [],
  later: [],
  preloaded: [],
});

const site: WireSite = {
  language: 'en',
  languages: ['en'],
  shop: { name: 'Siena </script>', currency: 'EUR', time_zone: 'Europe/Rome', language: 'en' },
  business: false,
  legal: [],
  counts: { guides: 1, plans: 0, stops: 0 },
};

let distDir: string;
beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'cicerone-pages-'));
  await mkdir(join(distDir, 'it'));
  for (const [folder, lang] of [
    [distDir, 'en'],
    [join(distDir, 'it'), 'it'],
  ] as const) {
    await writeFile(
      join(folder, 'index.html'),
      template.replace('<html>', `<html lang="${lang}">`),
    );
    await writeFile(join(folder, 'chunks.json'), '{"publicPath":"/","chunks":{}}');
  }
});
afterAll(() => rm(distDir, { recursive: true }));

/** Opens a server with the page sender and a renderer that records the paths to render. */
async function openSender(render: Renderer['render'] = async (path) => renderedPage(path)) {
  const rendered: string[] = [];
  let version = '1';
  const renderer: Renderer = {
    render: (path, nonce) => {
      rendered.push(path);
      return render(path, nonce);
    },
  };
  const config = readConfig({ DIST_DIR: distDir });
  const sendPage = makePageSender(config, renderer, {
    version: () => Promise.resolve(version),
    isPreview: ({ cookies }) => cookies['preview'] !== undefined,
    readSite: () => Promise.resolve(site),
  });
  const app = fastify();
  await app.register(cookie);
  app.decorate('sessionCookie', 'session');
  app.get('/*', sendPage);
  await app.ready();
  return {
    rendered,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    changeCatalogue: () => (version = '2'),
  };
}

test('a page is rendered once, also for visitors that request it at the same time', async () => {
  const { get, rendered } = await openSender();
  const responses = await Promise.all([get('/subscribe'), get('/subscribe'), get('/subscribe')]);
  responses.push(await get('/subscribe'));
  responses.forEach(({ body }) => expect(body).toContain('<h1>/subscribe</h1>'));
  expect(rendered).toEqual(['/subscribe']);
});

test('a page in Italian has its own address, HTML and place in the cache', async () => {
  const { get, rendered } = await openSender();
  for (const round of ['rendered', 'cached']) {
    for (const [address, language, path] of [
      ['/subscribe', 'en', '/subscribe'],
      ['/it/subscribe', 'it', '/it/subscribe'],
      ['/it', 'it', '/it'],
      ['/it/no/such/page', 'it', '/it/unknown'],
      ['/it/user', 'it', '/it/user'],
    ] as const) {
      // The browser's preference changes nothing.
      const { body, headers } = await get(address, { 'Accept-Language': 'en' });
      expect([round, address, body]).toEqual([
        round,
        address,
        expect.stringContaining(`<h1>${path}</h1>`),
      ]);
      expect(body).toContain(`<html lang="${language}">`);
      expect(headers['content-language']).toBe(language);
      expect(headers['vary']).not.toContain('Accept-Language');
    }
  }
  expect(rendered).toEqual(['/subscribe', '/it/subscribe', '/it', '/it/unknown', '/it/user']);
  const { body } = await get('/it/subscribe?status=x');
  expect(body).toContain('<html lang="it">');
  expect(body).toContain('<div id="root"></div>');
});

test('a preview is rendered by the browser, and nothing stores or lists it', async () => {
  const { get, rendered } = await openSender();
  const { body, headers } = await get('/audio-guide/2', { Cookie: 'preview=1' });
  expect(body).toContain('<div id="root"></div>');
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual([
    'no-store',
    'noindex, nofollow',
  ]);
  await get('/audio-guide/2');
  expect(rendered).toEqual(['/audio-guide/2']);
});

test('each response has its own nonce, in its page and in its policy', async () => {
  const { get } = await openSender();
  const nonces = [await get('/'), await get('/')].map(({ body, headers }) => {
    const [, nonce = ''] = /<script nonce="([^"]+)"/.exec(body) ?? [];
    expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
});

test('a customer gets the plain page, which is neither rendered nor cached', async () => {
  const { get, rendered } = await openSender();
  const { body } = await get('/subscribe', { authorization: `Bearer ${'a'.repeat(43)}` });
  expect(body).toContain('<div id="root"></div>');
  expect(rendered).toEqual([]);
});

test('a page is rendered again when the catalogue has changed', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const { get, rendered, changeCatalogue } = await openSender();
    await get('/objects');
    changeCatalogue();
    jest.advanceTimersByTime(1500);
    await get('/objects');
    expect(rendered).toEqual(['/objects', '/objects']);
  } finally {
    jest.useRealTimers();
  }
});

test('a page is rendered again when there is another build of the renderer', async () => {
  const rendererFile = rendererFileOf(distDir, 'en');
  const { get, rendered } = await openSender();
  await get('/objects');
  await mkdir(dirname(rendererFile));
  await writeFile(rendererFile, '');
  await get('/objects');
  await rm(dirname(rendererFile), { recursive: true });
  expect(rendered).toEqual(['/objects', '/objects']);
});

test('a renderer that fails leaves the page to the browser, and renders the next one', async () => {
  let isBroken = true;
  const { get, rendered } = await openSender((path) =>
    isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(renderedPage(path)),
  );
  const first = await get('/person');
  expect([first.statusCode, first.body]).toEqual([
    200,
    expect.stringContaining('id="root"></div>'),
  ]);
  isBroken = false;
  expect((await get('/person')).body).toContain('<h1>/person</h1>');
  expect(rendered).toHaveLength(2);
});

test('a nonce placeholder in content stays text', async () => {
  const content = '<p>__CSP_NONCE__</p><script nonce="__CSP_NONCE__">alert(1)</script>';
  const { get } = await openSender(async (path) => ({
    ...renderedPage(path),
    html: content,
    dehydratedState: JSON.stringify([content]),
  }));
  const { body, headers } = await get('/');
  const nonce = /'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
  expect(body).toContain(`<meta name="csp-nonce" content="${nonce}">`);
  expect(body).toContain(`<script nonce="${nonce}">document.documentElement.dataset.hydrating`);
  expect(body).toContain(content);
});

test('all paths that no route has are answered by one rendered page', async () => {
  const { get, rendered } = await openSender(async (path) => ({
    ...renderedPage(path),
    status: 404,
  }));
  for (const path of ['/nowhere', '/nowhere/else?q=1', '/user/nothing', '/wp-login.php']) {
    expect((await get(path)).statusCode).toBe(404);
  }
  expect(rendered).toHaveLength(1);
});

test('a build whose page is not complete is not used', async () => {
  const file = join(distDir, 'index.html');
  try {
    for (const half of ['', template.slice(0, 60)]) {
      await writeFile(file, half);
      expect((await (await openSender()).get('/objects')).statusCode).toBe(503);
    }
    await writeFile(file, template);
    const { get } = await openSender();
    expect((await get('/objects')).statusCode).toBe(200);
    await writeFile(file, template.slice(0, 60));
    const { statusCode, body } = await get('/objects');
    expect([statusCode, body.endsWith('</html>')]).toEqual([200, true]);
  } finally {
    await writeFile(file, template);
  }
});

test('ids that do not exist evict no page from the cache', async () => {
  const { get, rendered } = await openSender(async (path) =>
    path.startsWith('/objects/')
      ? { ...renderedPage(path), status: 404, html: 'x'.repeat(10_000_000) }
      : renderedPage(path),
  );
  await get('/subscribe');
  for (let n = 0; n < 8; n += 1) expect((await get(`/objects/${n}`)).statusCode).toBe(404);
  await get('/subscribe');
  expect(rendered.filter((path) => path === '/subscribe')).toHaveLength(1);
});

test('the text that filters a list is rendered with it, and any other query is left to the browser', async () => {
  const { get, rendered } = await openSender();
  expect((await get('/person?q=dante')).body).toContain('<h1>/person?q=dante</h1>');
  await get('/person?q=dante');
  for (const query of ['q=dante&other=1', 'other=1', 'q=', `q=${'a'.repeat(201)}`]) {
    expect((await get(`/person?${query}`)).body).toContain('<div id="root"></div>');
  }
  expect(rendered).toEqual(['/person?q=dante']);
});

test("a page without content has the shop's words, which cannot end their element", async () => {
  const { get } = await openSender(() => Promise.resolve(null));
  const { body } = await get('/user');
  expect(body).toContain('<title>Siena &#60;/script&#62;</title>');
  expect(body).toMatch(
    /<script type="application\/json" id="site">\{"site":.+\\u003c\/script>.+<\/script><\/body>/,
  );
});
