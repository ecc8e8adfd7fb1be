import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rendererFileOf } from '../../build.settings.ts';
import { startOwnServer, stopOwnServer } from '../../tests/support/server/ownServer.ts';
import { until } from '../../tests/support/server/until.ts';

const plain = '<div id="root"></div>';
const template = `<html><head></head><body>${plain}</body></html>`;

/** A renderer that never finishes the page of a person, ends its thread at '/objects', and names its build elsewhere. */
const rendererOf = (build: string) => `
export function render(path) {
  if (path.startsWith('/person/')) return new Promise(() => undefined);
  if (path === '/objects') process.exit(1);
  const page = { status: 200, head: '', styles: '', html: '<h1>${build}</h1>' };
  return Promise.resolve({ ...page, dehydratedState: '{}', site: '{}', chunks: [], later: [], preloaded: [] });
}`;

let distDir: string;
let rendererFile: string;
beforeEach(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'cicerone-renderer-'));
  rendererFile = rendererFileOf(distDir, 'en');
  await writeFile(join(distDir, 'index.html'), template);
  await writeFile(join(distDir, 'chunks.json'), '{"publicPath":"/","chunks":{}}');
  await mkdir(dirname(rendererFile), { recursive: true });
  await writeFile(rendererFile, rendererOf('first build'));
});
afterEach(async () => {
  await stopOwnServer();
  for (const folder of [distDir, dirname(rendererFile)]) await rm(folder, { recursive: true });
});

async function openServer() {
  const { logs, url } = await startOwnServer({ env: { DIST_DIR: distDir } });
  const get = async (path: string): Promise<string> =>
    (await fetch(url + path, { headers: { accept: 'text/html' } })).text();
  // The server has rendered the landing page by then, as it does when it starts.
  expect(await get('/subscribe')).toContain('<h1>first build</h1>');
  return { get, logs };
}

test('a page that takes too long, or is requested while twenty wait, is left to the browser', async () => {
  const { get, logs } = await openServer();
  const paths = Array.from({ length: 21 }, (_, index) => `/person/${index + 1}`);
  const pages = await Promise.all(paths.map(get));
  pages.forEach((page) => expect(page).toContain(plain));
  expect(await get('/objects/1')).toContain('<h1>first build</h1>');
  const late = () => logs().match(/rendering took too long/g) ?? [];
  await until(() => late().length >= 20);
  expect(late()).toHaveLength(20);
});

test('pages that wait for a thread that ends are left to the browser, and so are the next ones', async () => {
  const { get, logs } = await openServer();
  const pages = await Promise.all(['/person/1', '/objects'].map(get));
  pages.forEach((page) => expect(page).toContain(plain));
  expect(await get('/objects/1')).toContain(plain);
  await until(() => logs().includes('the renderer ended'));
  expect(logs()).not.toContain('rendering took too long');
});

test('another build is rendered by its own thread', async () => {
  const { get } = await openServer();
  await writeFile(rendererFile, rendererOf('second build'));
  expect(await get('/subscribe')).toContain('<h1>second build</h1>');
});
