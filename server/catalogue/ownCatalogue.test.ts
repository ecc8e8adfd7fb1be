/** A catalogue is data: the server offers the one in CATALOGUE_DIR, whatever it is. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireGuide } from '../../contract/guides.ts';
import { PUBLIC_APP_SECRET } from '../config.ts';
import { describeServer, json, onPostgres } from '../../tests/support/server/client.ts';
import {
  emptyDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../tests/support/server/ownServer.ts';
import { StartFailed, type TestServer } from '../../tests/support/server/server.ts';
import { writeCatalogueFiles } from './files.ts';
import { picturePath } from './pictures.ts';
import type { Catalogue, GuideRow } from './types.ts';

let parent = '';
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'cicerone-catalogue-'));
});
afterEach(async () => {
  await stopOwnServer();
  await rm(parent, { recursive: true, force: true });
});

const guide = (slug: string, title: string): GuideRow => ({
  ...{ slug, title, category: 'towns', categoryName: 'Towns', short: 'A walk.' },
  ...{ cover: picturePath('guide', slug), theme: 'theme', price: '4.00', remark: 'Standard' },
  ...{ language: 'en', narrator: 'Ada', description: '<p>A walk through a town.</p>', faqs: [] },
  tracks: [{ title: 'The gate', recording: 'gate', free: true }],
});

const catalogueOf = (...guides: GuideRow[]): Catalogue => ({
  categories: [
    { slug: 'all', name: 'All' },
    { slug: 'towns', name: 'Towns' },
  ],
  recordings: [
    { slug: 'gate', file: 'recordings/gate.mp3', seconds: 4, bytes: 4 },
    { slug: 'theme', file: 'themes/theme.mp3', seconds: 4, bytes: 4 },
  ],
  guides,
  ...{ persons: [], places: [], events: [], objects: [], plans: [], updates: [] },
});

/** Starts servers on one database, one after the other. */
async function starter() {
  const env = {
    CATALOGUE_DIR: join(parent, 'catalogue'),
    LOG_LEVEL: 'info',
    ...(onPostgres() && { DATABASE_URL: await emptyDatabase() }),
  };
  const dataDir = join(parent, 'data');
  return () => startOwnServer({ dataDir, env });
}

async function guidesOf({ url }: TestServer): Promise<Map<string, number>> {
  const response = await fetch(`${url}/api/v1/client/audio-guide`, {
    headers: { 'X-App-Secret': PUBLIC_APP_SECRET },
  });
  const { data } = await json<{ data: WireGuide[] }>(response);
  return new Map(data.map(({ id, title }) => [title, id]));
}

describeServer('a separate catalogue', () => {
  test('is offered with its recordings and pictures, without the demo customers', async () => {
    const folder = join(parent, 'catalogue');
    await writeCatalogueFiles(
      folder,
      catalogueOf(guide('siena', 'Siena'), guide('lucca', 'Lucca')),
    );
    await mkdir(join(folder, 'audio/themes'), { recursive: true });
    await writeFile(join(folder, 'audio/themes/theme.mp3'), 'song');
    await mkdir(join(folder, 'pictures/guide'), { recursive: true });
    await writeFile(join(folder, 'pictures/guide/siena.320.webp'), 'view');
    const server = await (await starter())();

    expect([...(await guidesOf(server)).keys()].sort()).toEqual(['Lucca', 'Siena']);
    const sound = await fetch(`${server.url}/storage/audio/theme/theme.mp3`);
    const picture = await fetch(`${server.url}/storage/pictures/guide/siena.320.webp`);
    expect([await sound.text(), await picture.text()]).toEqual(['song', 'view']);
    expect((await fetch(`${server.url}/dev/demo`)).status).toBe(404);
  });

  test('shows another size of a picture while one is missing, and lets no browser keep it', async () => {
    const folder = join(parent, 'catalogue');
    await writeCatalogueFiles(folder, catalogueOf(guide('siena', 'Siena')));
    await mkdir(join(folder, 'pictures/guide'), { recursive: true });
    await writeFile(join(folder, 'pictures/guide/siena.320.webp'), 'small');
    const { url } = await (await starter())();
    const ask = (file: string) => fetch(`${url}/storage/pictures/guide/${file}`);

    for (const file of ['siena.960.avif', 'siena.160-320-640-960.webp']) {
      const response = await ask(file);
      expect([await response.text(), response.headers.get('Content-Type')]).toEqual([
        'small',
        'image/webp',
      ]);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=0');
    }
    await writeFile(join(folder, 'pictures/guide/siena.960.avif'), 'large');
    const drawn = await ask('siena.960.avif');
    expect(await drawn.text()).toBe('large');
    expect(drawn.headers.get('Cache-Control')).toBe('public, max-age=2592000');
    expect((await ask('lucca.320.webp')).status).toBe(404);
  });

  test('is written again only when its version has changed, and guides keep their ids', async () => {
    const folder = join(parent, 'catalogue');
    const start = await starter();
    await writeCatalogueFiles(
      folder,
      catalogueOf(guide('siena', 'Siena'), guide('lucca', 'Lucca')),
    );
    const first = await start();
    expect(first.logs()).toContain('Wrote a catalogue of 2 guides');
    const before = await guidesOf(first);
    await first.stop();

    const same = await start();
    expect(await guidesOf(same)).toEqual(before);
    expect(same.logs()).not.toContain('Wrote a catalogue');
    await same.stop();

    await writeCatalogueFiles(folder, catalogueOf(guide('lucca', 'Lucca di sera')));
    const renewed = await start();
    expect(renewed.logs()).toContain('Wrote a catalogue of 1 guides');
    expect(await guidesOf(renewed)).toEqual(new Map([['Lucca di sera', before.get('Lucca')]]));
  });

  test('that is missing stops the start with the command that makes one', async () => {
    const start = await starter();
    const failure = await start().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartFailed);
    expect(String(failure)).toContain(
      `There is no catalogue in ${join(parent, 'catalogue')}. Make the bundled one with: npm run catalogue`,
    );
  });
});
