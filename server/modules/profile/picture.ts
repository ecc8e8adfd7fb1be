/** Profile pictures: an upload is encoded again, as squares (docs/faults.md). */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { defaultLanguage } from '../../../contract/languages.ts';
import { inLanguage, type Message } from '../../http/messages/say.ts';
import { Pool } from '../../http/pool.ts';
import { pictureFormats, type PictureFormat } from '../../catalogue/pictures.ts';

const PROFILE_WIDTHS = [96, 192, 384] as const;
const LARGEST = 384;

/**
 * Small files can contain huge pictures. PNG and WebP are decoded in full size: 2048 × 2048. JPEG is decoded at an
 * eighth of its size, so a phone's camera may have 13 megapixels.
 */
const MAX_PIXELS = { png: 2048 * 2048, webp: 2048 * 2048, jpeg: 13_000_000 };
const TOO_MANY_PIXELS =
  'The picture has too many pixels. Please choose one of 2048 × 2048 at most, or a JPEG of up to 13 megapixels.';
const LIMIT_SECONDS = 10;

/** Checked before the library sees the bytes, so that only these three decoders are used. */
const SIGNATURES = {
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  jpeg: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  webp: (bytes: Buffer) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

type Kind = keyof typeof SIGNATURES;
const KINDS: readonly Kind[] = ['png', 'jpeg', 'webp'];

/** A picture takes about half a second and up to 40 MB. */
const encoding = new Pool('pictures', 1, 8);
// One thread per picture, and no cache of pictures that are not requested again.
sharp.concurrency(1);
sharp.cache(false);

export interface EncodedPicture {
  width: number;
  format: PictureFormat;
  bytes: Buffer;
}

/** The message is shown to the user who chose the picture. */
export class UnusablePicture extends Error {
  override name = 'UnusablePicture';
  constructor(
    readonly text: Message,
    options?: ErrorOptions,
  ) {
    super(inLanguage(defaultLanguage, text), options);
  }
}

/** Returns `pictures/profile/<name>.96-192-384.webp`, like the path of any other picture, with a random name. */
export const profilePicturePath = (name: string): string =>
  `pictures/profile/${name}.${PROFILE_WIDTHS.join('-')}.webp`;

/** Returns a random name, which contains nothing of the customer or of the file's name. */
export const newPictureName = (): string => randomBytes(16).toString('hex');

/** 32 hexadecimal digits, then all widths or one of them. */
const FILE = /^([0-9a-f]{32})\.(96-192-384|96|192|384)\.(webp|avif)$/;

/** Returns the file of a requested name; a name with all widths has the largest. Null for any other name. */
export function profilePictureFile(
  file: string,
): { name: string; width: number; format: PictureFormat } | null {
  const [, name, widths, suffix] = FILE.exec(file) ?? [];
  const format = pictureFormats.find((one) => one === suffix);
  if (!name || !widths || !format) return null;
  if (!widths.includes('-')) return { name, width: Number(widths), format };
  return format === 'webp' ? { name, width: LARGEST, format } : null;
}

/**
 * Returns the picture rotated upright and square, in every width and format. Metadata of the upload (position, camera,
 * thumbnail) is not copied.
 * @throws UnusablePicture; HttpError 503 when too many pictures wait
 */
export async function encodeProfilePicture(bytes: Buffer): Promise<EncodedPicture[]> {
  const kind = KINDS.find((one) => SIGNATURES[one](bytes));
  if (!kind) throw new UnusablePicture('The picture must be a PNG, JPEG or WebP file.');
  return encoding.run(() => encoded(bytes, kind));
}

async function encoded(bytes: Buffer, kind: Kind): Promise<EncodedPicture[]> {
  const square = await decoded(bytes, kind);
  const raw = { width: LARGEST, height: LARGEST, channels: 4 } as const;
  const files: EncodedPicture[] = [];
  // One after the other, because each occupies a thread that is also used for reading files.
  for (const width of PROFILE_WIDTHS) {
    for (const format of pictureFormats) {
      const sized = sharp(square, { raw }).resize(width, width);
      const file =
        format === 'webp' ? sized.webp({ quality: 82 }) : sized.avif({ quality: 60, effort: 3 });
      files.push({ width, format, bytes: await file.toBuffer() });
    }
  }
  return files;
}

async function decoded(bytes: Buffer, kind: Kind): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS[kind], failOn: 'error' });
    const { format } = await picture.metadata();
    if (format !== kind) throw new Error(`${kind} on the outside, ${format} within`);
    return await picture
      .timeout({ seconds: LIMIT_SECONDS })
      .autoOrient()
      .resize(LARGEST, LARGEST, { fit: 'cover' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer();
  } catch (cause) {
    const tooLarge = cause instanceof Error && /pixel limit/i.test(cause.message);
    throw new UnusablePicture(
      tooLarge ? TOO_MANY_PIXELS : 'The picture is damaged and could not be read.',
      { cause },
    );
  }
}
