import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from './compose.ts';
import {
  FIRST_WIDTH,
  type PictureFormat,
  firstPictureFile,
  pictureFile,
  pictureFormats,
  pictureRatios,
  pictureWidths,
} from '../../server/catalogue/pictures.ts';
import { makeRng } from './random.ts';

/** Part of every stamp: raise it when the way from SVG to file changes. */
export const RENDER_VERSION = 1;

/** How far the grain strays from the flat tone, in levels of 255. More makes the files much larger. */
const GRAIN = 5;

const TILE = 320;
/** The narrowest picture that is as high as the tile, which sharp requires: at a ratio of 2 to 3. */
const LEAST_WIDTH = 480;

/**
 * Paper grain as one grey tile that is laid over every picture: fine noise with a little of a
 * coarser one, since paper has fibres. Grey 128 leaves a colour as it is.
 */
export function grainTile(): Promise<Buffer> {
  const rng = makeRng('grain');
  const pixels = Buffer.alloc(TILE * TILE);
  const coarse = Array.from({ length: (TILE / 4) ** 2 }, () => rng.between(-1, 1));
  for (let y = 0; y < TILE; y += 1)
    for (let x = 0; x < TILE; x += 1) {
      const fibre = coarse[(y >> 2) * (TILE / 4) + (x >> 2)] ?? 0;
      pixels[y * TILE + x] =
        128 + Math.round((rng.between(-1, 1) + rng.between(-1, 1) + fibre) * GRAIN);
    }
  return sharp(pixels, { raw: { width: TILE, height: TILE, channels: 1 } })
    .png()
    .toBuffer();
}

/** Low effort for both: the pictures are flat, more work saves next to nothing. */
function encode(image: Sharp, format: PictureFormat): Promise<Buffer> {
  return format === 'avif'
    ? image.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
    : image.webp({ quality: 76, effort: 2, smartSubsample: false }).toBuffer();
}

/** A name that the server does not serve, until the file is complete. */
async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const part = path.join(path.dirname(file), `.part-${process.pid}-${path.basename(file)}`);
  try {
    await writeFile(part, content);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The picture at one width, as pixels. */
async function draw({ kind, svg }: Picture, width: number, grain: Buffer) {
  const height = Math.round(width * pictureRatios[kind]);
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const { data, info } = await sharp(Buffer.from(sized))
    .composite([{ input: grain, tile: true, blend: 'overlay' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width, height, channels: info.channels } };
}

interface Target {
  outDir: string;
  grain: Buffer;
}

/** Only its first size: a sixth of the work, and without a stamp, so that the picture does not count as complete. */
export async function renderFirstSize(picture: Picture, { outDir, grain }: Target): Promise<void> {
  const { kind, slug } = picture;
  await mkdir(path.join(outDir, kind), { recursive: true });
  const { data, raw } = await draw(picture, LEAST_WIDTH, grain);
  const image = sharp(data, { raw }).resize(FIRST_WIDTH);
  await writeWhole(path.join(outDir, firstPictureFile(kind, slug)), await encode(image, 'webp'));
}

/** Every width and format of one picture, then its stamp: a picture with its stamp is complete. */
export async function renderPicture(
  picture: Picture,
  { outDir, grain, stampFile, stamp }: Target & { stampFile: string; stamp: string },
): Promise<void> {
  const { kind, slug } = picture;
  const widths = [...pictureWidths[kind]].sort((a, b) => b - a);
  await mkdir(path.join(outDir, kind), { recursive: true });
  const { data, raw } = await draw(picture, widths[0] ?? 640, grain);
  await Promise.all(
    widths.flatMap((width) =>
      pictureFormats.map(async (format) => {
        const image = sharp(data, { raw }).resize(width, Math.round(width * pictureRatios[kind]));
        await writeWhole(
          path.join(outDir, pictureFile(kind, slug, width, format)),
          await encode(image, format),
        );
      }),
    ),
  );
  await writeWhole(stampFile, stamp);
}
