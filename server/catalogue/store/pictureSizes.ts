/** Makes the sizes of a cover that pages ask for (`pictures.ts`). */
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Sharp } from 'sharp';
import {
  pictureFile,
  pictureFormats,
  pictureRatios,
  pictureWidths,
  type PictureFormat,
  type PictureKind,
} from '../pictures.ts';

/** Little effort: more makes files a few per cent smaller and takes many times as long. */
const encoded = (image: Sharp, format: PictureFormat): Sharp =>
  format === 'avif'
    ? image.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' })
    : image.webp({ quality: 76, effort: 2 });

/** Names of all sizes and formats, below the folder of pictures. */
export const sizesOf = (kind: PictureKind, name: string): string[] =>
  pictureWidths[kind].flatMap((width) =>
    pictureFormats.map((format) => pictureFile(kind, name, width, format)),
  );

/** Writes every size of a cover. A file appears under its name only when it is complete. */
export async function makeSizes(
  cover: string,
  { kind, name, folder }: { kind: PictureKind; name: string; folder: string },
): Promise<void> {
  const { default: sharp } = await import('sharp');
  const widest = Math.max(...pictureWidths[kind]);
  const heightOf = (width: number) => Math.round(width * pictureRatios[kind]);
  // Decoded and turned once; each size is made of these pixels.
  const { data, info } = await sharp(cover)
    .autoOrient()
    .resize(widest, heightOf(widest), { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: across, height: down, channels } = info;
  await mkdir(join(folder, kind), { recursive: true });
  for (const width of pictureWidths[kind]) {
    for (const format of pictureFormats) {
      const file = join(folder, pictureFile(kind, name, width, format));
      const part = join(dirname(file), `.part-${process.pid}-${basename(file)}`);
      const image = sharp(data, { raw: { width: across, height: down, channels } });
      try {
        await encoded(image.resize(width, heightOf(width)), format).toFile(part);
        await rename(part, file);
      } finally {
        await rm(part, { force: true });
      }
    }
  }
}
