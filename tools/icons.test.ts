import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const pictures = [
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
  'og.png',
];
const pixelsOf = (file: string): Promise<Buffer> => sharp(file).flatten().raw().toBuffer();

test('all icons are of the logo: node --import tsx tools/icons.ts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-icons-'));
  try {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/icons.ts', folder]);
    for (const name of pictures) {
      const [drawn, stored] = await Promise.all([
        pixelsOf(join(folder, name)),
        pixelsOf(join('public', name)),
      ]);
      expect({ name, isEqual: drawn.equals(stored) }).toEqual({ name, isEqual: true });
    }
    const [drawn, stored] = await Promise.all([
      readFile(join(folder, 'favicon.ico')),
      readFile('public/favicon.ico'),
    ]);
    // The directory of its sizes; the pictures are PNG files.
    expect(stored.subarray(0, 6)).toEqual(drawn.subarray(0, 6));
  } finally {
    await rm(folder, { recursive: true });
  }
});
