/** An import makes recordings equally loud, where ffmpeg is installed. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  contentOf,
  guideText,
  writeFiles,
  writeGuides,
} from '../../../tests/support/catalogue/folder.ts';
import { makeShop, onSaleAt, type CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import { callerOf } from '../../../tests/support/customers/customer.ts';
import { guideFor } from '../../../tests/support/customers/shop.ts';
import { raw } from '../../../tests/support/server/client.ts';

const ffmpeg = (args: string[], input?: Buffer) =>
  spawnSync('ffmpeg', ['-nostdin', '-hide_banner', ...args], { input, maxBuffer: 1e8 });

const isInstalled = ffmpeg(['-version']).status === 0;
if (!isInstalled) process.stderr.write('Tests of loudness are skipped: ffmpeg not found.\n');
const describeFfmpeg = isInstalled ? describe : describe.skip;

/** Returns 15 s of noise that swells, at a volume from 0 to 1. */
const noise = (volume: number): Buffer =>
  ffmpeg([
    '-f',
    'lavfi',
    '-i',
    'anoisesrc=d=15:c=pink:r=44100:seed=7',
    '-af',
    `volume=${volume}*(1+0.5*sin(t)):eval=frame`,
    '-b:a',
    '128k',
    '-f',
    'mp3',
    '-',
  ]).stdout;

/** Returns integrated loudness in LUFS and true peak in dB. */
function measured(sound: Buffer): { loudness: number; peak: number } {
  const said = spawnSync('ffmpeg', ['-i', '-', '-af', 'ebur128=peak=true', '-f', 'null', '-'], {
    input: sound,
    maxBuffer: 1e8,
  }).stderr.toString();
  const summary = said.slice(said.lastIndexOf('Summary:'));
  return {
    loudness: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
    peak: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]),
  };
}

let shop: CatalogueShop;
beforeEach(async () => {
  shop = await makeShop();
  await writeGuides(shop.folder, [['siena', 'Siena']]);
});
afterEach(() => shop.close());

describeFfmpeg('loudness', () => {
  test('a soft and a loud recording become equally loud, and a second import writes nothing', async () => {
    const [soft, loud] = [noise(0.02), noise(1)];
    await writeFiles(shop.folder, { 'guides/siena/01.mp3': soft, 'guides/siena/02.mp3': loud });
    expect(measured(soft).loudness).toBeLessThan(-35);
    expect(await shop.run('import', shop.folder)).toContain('2 added');
    const stored = await contentOf(join(shop.parent, 'media'));
    expect(await shop.run('import', shop.folder)).toContain('0 added, 0 changed');
    expect(await contentOf(join(shop.parent, 'media'))).toEqual(stored);

    const server = await shop.start();
    const { id = 0, theme } = (await onSaleAt(server)).get('Siena') ?? {};
    const [free] = (await guideFor(callerOf(undefined, server.url), id)).audio_content;
    const sound = (path: string | undefined, headers = {}) =>
      raw(`/storage/${path}`, { base: server.url, headers });
    const loudOnes = [...stored.keys()].filter((name) => /\/[0-9a-f]{64}-18\.mp3$/.test(name));
    expect(loudOnes).toHaveLength(3);
    const files = loudOnes.map((name) => readFile(join(shop.parent, 'media', name)));
    const heard = [(await sound(free?.file_mp3)).body, (await sound(theme)).body];
    for (const one of [...(await Promise.all(files)), ...heard]) {
      const { loudness, peak } = measured(one);
      expect(Math.abs(loudness + 18)).toBeLessThan(1);
      expect(peak).toBeLessThanOrEqual(-1);
    }
    const whole = await sound(free?.file_mp3);
    const small = await sound(free?.file_mp3, { 'Save-Data': 'on' });
    expect([small.status, small.headers.vary]).toEqual([200, expect.stringContaining('Save-Data')]);
    expect(small.body.length).toBeLessThan(whole.body.length / 2);
    expect(Math.abs(measured(small.body).loudness + 18)).toBeLessThan(2);
    await server.stop();

    const out = join(shop.parent, 'out');
    await shop.run('export', out);
    expect((await readFile(join(out, 'guides/siena/01.mp3'))).equals(soft)).toBe(true);
  });

  test('a theme keeps its transcript', async () => {
    await writeFiles(shop.folder, {
      'guides/siena/guide.md': guideText('Siena').replace('tracks:', 'theme: theme.mp3\ntracks:'),
      'guides/siena/theme.mp3': noise(0.02),
      'guides/siena/theme.txt': 'Music without words.\n',
    });
    await shop.run('import', shop.folder);
    const server = await shop.start();
    const { id = 0 } = (await onSaleAt(server)).get('Siena') ?? {};
    const guide = await guideFor(callerOf(undefined, server.url), id);
    expect(guide.theme).toMatch(/-18\.mp3$/);
    const { status, body } = await raw(`/storage/${guide.theme_transcript}`, { base: server.url });
    expect([status, String(body)]).toEqual([200, expect.stringContaining('Music without words.')]);
  });

  test('without ffmpeg one line is a warning, and the recordings are sold as they are', async () => {
    await writeFiles(shop.folder, { 'guides/siena/01.mp3': noise(0.02) });
    const empty = await mkdtemp(join(tmpdir(), 'cicerone-path-'));
    const { PATH } = process.env;
    process.env['PATH'] = empty;
    try {
      const said = await shop.run('import', shop.folder);
      expect(said.match(/ffmpeg is not installed/g)).toHaveLength(1);
      expect(said).toContain('2 added');
    } finally {
      process.env['PATH'] = PATH;
      await rm(empty, { recursive: true });
    }
  });
});
