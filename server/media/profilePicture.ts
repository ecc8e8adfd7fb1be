/** Profile pictures: what a customer sends becomes squares of our own making (faults.md, *Input*). */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { pictureFormats, type PictureFormat } from './pictures/paths.ts';

const PROFILE_WIDTHS = [96, 192, 384] as const;
const LARGEST = 384;

/** A phone's camera, and no more memory than 100 MB for one picture: small files can hold huge ones. */
const MAX_PIXELS = 25_000_000;
const LIMIT_SECONDS = 10;

/** Looked for by ourselves, before any library guesses: none but these three decoders is ever reached. */
const SIGNATURES = {
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  jpeg: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  webp: (bytes: Buffer) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

export interface EncodedPicture {
  width: number;
  format: PictureFormat;
  bytes: Buffer;
}

/** Says what is wrong with the picture, for the person who chose it. */
export class UnusablePicture extends Error {
  override name = 'UnusablePicture';
}

/** `pictures/profile/<name>.96-192-384.webp`: made like every other picture's path, with a random name. */
export const profilePicturePath = (name: string): string =>
  `pictures/profile/${name}.${PROFILE_WIDTHS.join('-')}.webp`;

/** Nobody can guess one, and nothing of the person or of their file's name is in it. */
export const newPictureName = (): string => randomBytes(16).toString('hex');

/** 32 hexadecimal digits, then all widths or one of them. */
const FILE = /^([0-9a-f]{32})\.(96-192-384|96|192|384)\.(webp|avif)$/;

/** Which file a requested one is; the plain path serves the largest. Null for what is none. */
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
 * Upright, square, in every width and format; everything else that was in the file (place, camera, a
 * preview of what was cut off) is not in what comes out.
 * @throws UnusablePicture
 */
export async function encodeProfilePicture(bytes: Buffer): Promise<EncodedPicture[]> {
  const kind = Object.entries(SIGNATURES).find(([, fits]) => fits(bytes))?.[0];
  if (!kind) throw new UnusablePicture('The picture must be a PNG, JPEG or WebP file.');
  const square = await decoded(bytes, kind);
  const raw = { width: LARGEST, height: LARGEST, channels: 4 } as const;
  return Promise.all(
    PROFILE_WIDTHS.flatMap((width) =>
      pictureFormats.map(async (format) => {
        const sized = sharp(square, { raw }).resize(width, width);
        const encoded =
          format === 'webp' ? sized.webp({ quality: 82 }) : sized.avif({ quality: 60, effort: 3 });
        return { width, format, bytes: await encoded.toBuffer() };
      }),
    ),
  );
}

async function decoded(bytes: Buffer, kind: string): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
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
      tooLarge
        ? 'The picture has too many pixels: 25 million at most.'
        : 'The picture is damaged and could not be read.',
      { cause },
    );
  }
}
