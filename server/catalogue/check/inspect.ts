/** Recordings and covers as they are: read by libraries that refuse what is damaged or of another kind. */
import { createHash } from 'node:crypto';
import { createReadStream, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pictureRatios, type PictureKind } from '../pictures.ts';
import { hasFfmpeg } from '../sound/ffmpeg.ts';
import { isSeekable, mpegSound } from '../sound/mpegFrames.ts';
import { diskPath } from './diskPath.ts';

export interface FileFacts {
  sha256: string;
  bytes: number;
}

interface ReadFile extends FileFacts {
  /** Absent: the file is read in parts. */
  content?: Buffer;
}

/** Above this a file is read in parts. */
const WHOLE_BYTES = 4_000_000;
/** Longest side of a cover, in pixels: a picture of more would need gigabytes to decode. */
const MAX_SIDE = 12_000;
/** Shortest width of a cover: the size that clients get who know no other. */
const MIN_WIDTH = 640;
/** How far a cover's shape may differ from the one that is shown; the rest is cut off. */
const MAX_STRETCH = 2.5;

const realOf = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return '';
  }
};

export const hashOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** Returns a test of whether a file is in the catalogue, and not behind a link that leads out of it. */
export function insideOf(folder: string): (path: string, isLink: boolean) => boolean {
  const root = `${realOf(folder)}${sep}`;
  const folders = new Map<string, string>();
  const realFolder = (name: string): string => {
    const real = folders.get(name) ?? realOf(join(folder, name));
    folders.set(name, real);
    return real;
  };
  return (path, isLink) => {
    const real = isLink
      ? realOf(diskPath(folder, path))
      : join(realFolder(dirname(path)), basename(path));
    return real.startsWith(root);
  };
}

/**
 * Returns the file with its hash, or what is wrong with it. Small files are read synchronously: with promises, a hundred
 * thousand of them take ten times the processor time.
 */
export async function readAndHash(
  folder: string,
  path: string,
  isInside: ReturnType<typeof insideOf>,
): Promise<ReadFile | string> {
  const file = diskPath(folder, path);
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats) return `There is no file ${path}: copy it there, or correct the path.`;
  if (!isInside(path, stats.isSymbolicLink())) {
    return `${path} is a link to a file outside the catalogue: copy the file itself.`;
  }
  // Reading a pipe or a device would never end.
  const target = stats.isSymbolicLink() ? statSync(file) : stats;
  if (!target.isFile()) return `${path} is no file: copy the file itself.`;
  const hash = createHash('sha256');
  const { size } = target;
  if (size > WHOLE_BYTES) {
    await pipeline(createReadStream(file), hash);
    return { sha256: hash.digest('hex'), bytes: size };
  }
  const content = readFileSync(file);
  return { sha256: hash.update(content).digest('hex'), bytes: size, content };
}

/** A recording may be this much shorter than its header claims: encoders add silence, which some do not count. */
const LEAST_SHARE = 0.98;

/** Returns a recording's length in whole seconds, or what is wrong with it. */
export async function recordingSeconds(
  file: string | Buffer,
  path: string,
): Promise<number | string> {
  const convert = 'save it again as MP3 (MPEG layer 3).';
  const sound = mpegSound(file);
  if (!sound) return `${path} is no sound: ${convert}`;
  const { seconds, claimed = seconds } = sound;
  if (seconds < 1) return `${path} has no sound of a second or more: ${convert}`;
  if (seconds < claimed * LEAST_SHARE) {
    return `${path} holds ${seconds.toFixed(1)} s of sound and claims ${claimed.toFixed(1)} s: it was cut off. Copy or save it again.`;
  }
  if (!isSeekable(sound) && !(await hasFfmpeg())) {
    return `${path} has no seek table that fits its sound, so players would begin at wrong places: install ffmpeg here, or run 'ffmpeg -i old.mp3 -c:a libmp3lame new.mp3' elsewhere.`;
  }
  return Math.round(seconds);
}

/** Returns a cover's mean colour, as three hexadecimal digits, or what is wrong with it. */
export async function coverColour(
  file: string | Buffer,
  path: string,
  kind: PictureKind,
): Promise<{ colour: string } | string> {
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(file, { limitInputPixels: MAX_SIDE ** 2 });
    const { format, width, height, pages = 1, orientation = 1 } = await image.metadata();
    if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) {
      return `${path} is of the format ${format}: save it as JPEG, PNG, WebP or AVIF.`;
    }
    if (pages > 1) return `${path} moves: save one picture of it.`;
    // From 5 on the camera was held upright.
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    const needed = Math.round(MIN_WIDTH * pictureRatios[kind]);
    if (across < MIN_WIDTH || down < needed) {
      return `${path} is too small, ${across} × ${down} pixels: use at least ${MIN_WIDTH} × ${needed}.`;
    }
    const stretch = down / across / pictureRatios[kind];
    if (stretch > MAX_STRETCH || stretch < 1 / MAX_STRETCH) {
      return `${path} is ${across} × ${down} pixels, and most of it would be cut off: crop it to about ${MIN_WIDTH} × ${needed}.`;
    }
    // Decodes all of it: a file that was cut off has a whole header. `stats()` misses such a file when several run at once.
    const mean = await image
      .resize(1, 1, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    const digits = [...mean.subarray(0, 3)].map((part) => Math.round(part / 17).toString(16));
    return { colour: digits.join('') };
  } catch (error) {
    if (String(error).includes('pixel limit')) {
      return `${path} is too large: use at most ${MAX_SIDE} × ${MAX_SIDE} pixels.`;
    }
    return `${path} cannot be read as a picture: save it again as JPEG, PNG, WebP or AVIF.`;
  }
}
