/** Makes the sizes of a cover that pages ask for (`pictures.ts`). */
import type { Sharp } from 'sharp';
import {
  pictureFile,
  pictureFormats,
  pictureRatios,
  pictureWidths,
  type PictureFormat,
  type PictureKind,
} from '../pictures.ts';
import type { MediaStore } from './mediaStore.ts';

/** Little effort: more makes files a few per cent smaller and takes many times as long. */
const encoded = (image: Sharp, format: PictureFormat): Sharp =>
  format === 'avif'
    ? image.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' })
    : image.webp({ quality: 76, effort: 2 });

/** Keys of all sizes and formats. */
export const sizesOf = (kind: PictureKind, name: string): string[] =>
  pictureWidths[kind].flatMap((width) =>
    pictureFormats.map((format) => `pictures/${pictureFile(kind, name, width, format)}`),
  );

/** Writes every size of a cover. */
export async function makeSizes(
  cover: string,
  { kind, name, store }: { kind: PictureKind; name: string; store: MediaStore },
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
  for (const width of pictureWidths[kind]) {
    const size = { width, height: heightOf(width), channels };
    const pixels =
      width === across
        ? data
        : await sharp(data, { raw: { width: across, height: down, channels } })
            .resize(size.width, size.height)
            .raw()
            .toBuffer();
    for (const format of pictureFormats) {
      const key = `pictures/${pictureFile(kind, name, width, format)}`;
      await store.write(key, await encoded(sharp(pixels, { raw: size }), format).toBuffer());
    }
  }
}
