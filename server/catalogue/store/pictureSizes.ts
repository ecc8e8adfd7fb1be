/** Makes the sizes of a cover that pages ask for (`pictures.ts`). */
import type { Sharp } from 'sharp';
import {
  firstPictureFile,
  pictureFile,
  pictureFormats,
  pictureRatios,
  pictureWidths,
  type PictureFormat,
  type PictureKind,
} from '../pictures.ts';
import { linkPicture } from './linkPicture.ts';
import type { MediaStore } from './mediaStore.ts';

/** Little effort: more makes files a few per cent smaller and takes many times as long. */
const encoded = (image: Sharp, format: PictureFormat): Sharp =>
  format === 'avif'
    ? image.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' })
    : image.webp({ quality: 76, effort: 2 });

const filesOf = (kind: PictureKind, name: string) =>
  pictureWidths[kind].flatMap((width) =>
    pictureFormats.map((format) => ({
      width,
      format,
      key: `pictures/${pictureFile(kind, name, width, format)}`,
    })),
  );

/** Keys of all sizes and formats. */
export const sizesOf = (kind: PictureKind, name: string): string[] =>
  filesOf(kind, name).map(({ key }) => key);

/** The key of the size without which a page would show no picture. */
export const firstSizeOf = (kind: PictureKind, name: string): string =>
  `pictures/${firstPictureFile(kind, name)}`;

interface Making {
  kind: PictureKind;
  name: string;
  keys: string[];
  titles: Record<string, string>;
  store: MediaStore;
}

/** Writes those sizes of a cover that `keys` names, and the pictures for links with these titles. */
export async function makeSizes(
  cover: string,
  { kind, name, keys, titles, store }: Making,
): Promise<void> {
  const { default: sharp } = await import('sharp');
  const sizes = filesOf(kind, name).filter(({ key }) => keys.includes(key));
  const links = Object.entries(titles);
  const widest = Math.max(
    ...(links.length > 0 ? pictureWidths[kind] : sizes.map(({ width }) => width)),
  );
  const heightOf = (width: number) => Math.round(width * pictureRatios[kind]);
  // Decoded and turned once; each size is made of these pixels.
  const { data, info } = await sharp(cover)
    .autoOrient()
    .resize(widest, heightOf(widest), { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  for (const { width, format, key } of sizes) {
    const image = pixels().resize(width, heightOf(width));
    await store.write(key, await encoded(image, format).toBuffer());
  }
  for (const [key, title] of links) {
    await store.write(key, await linkPicture(pixels(), title));
  }
}
