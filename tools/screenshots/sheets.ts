import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Scene } from '../../tests/e2e/visual/scenes.ts';
import { fileOf, type Round } from './photograph.ts';

const thumb = { phone: { width: 360, height: 780 }, desktop: { width: 720, height: 780 } } as const;
const perSheet = { phone: 5, desktop: 3 } as const;
const gap = 12;

/** Makes contact sheets: the upper part of each screenshot, in columns. */
export async function makeSheets(
  scenes: readonly Scene[],
  rounds: readonly Round[],
  folder: string,
): Promise<void> {
  for (const round of rounds) {
    const files = scenes
      .map((scene) => path.join(folder, fileOf(scene, round)))
      .filter((file) => existsSync(file));
    const count = perSheet[round.size];
    for (let first = 0; first < files.length; first += count) {
      const name = `sheet-${round.size}-${round.scheme}-${String(first / count + 1).padStart(2, '0')}.png`;
      await makeSheet(files.slice(first, first + count), round, path.join(folder, name));
    }
  }
}

async function makeSheet(files: string[], { size }: Round, target: string): Promise<void> {
  const { width, height } = thumb[size];
  const pictures = await Promise.all(
    files.map((file) =>
      sharp(file).resize({ width, height, fit: 'cover', position: 'top' }).png().toBuffer(),
    ),
  );
  const background = '#808080';
  await sharp({
    create: { width: pictures.length * (width + gap), height, channels: 3, background },
  })
    .composite(pictures.map((input, place) => ({ input, left: place * (width + gap), top: 0 })))
    .png()
    .toFile(target);
}
