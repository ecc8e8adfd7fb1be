/** Recordings and covers as they are: read by libraries that refuse what is damaged or of another kind. */
import { createHash } from 'node:crypto';
import { createReadStream, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pictureRatios, type PictureKind } from '../pictures.ts';

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
      ? realOf(join(folder, path))
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
  const file = join(folder, path);
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats) return `There is no file ${path}: copy it there, or correct the path.`;
  if (!isInside(path, stats.isSymbolicLink())) {
    return `${path} is a link to a file outside the catalogue: copy the file itself.`;
  }
  const { size } = stats.isSymbolicLink() ? statSync(file) : stats;
  if (!stats.isFile() && !stats.isSymbolicLink()) return `${path} is no file.`;
  const hash = createHash('sha256');
  if (size > WHOLE_BYTES) {
    await pipeline(createReadStream(file), hash);
    return { sha256: hash.digest('hex'), bytes: size };
  }
  const content = readFileSync(file);
  return { sha256: hash.update(content).digest('hex'), bytes: size, content };
}

/** Returns a recording's length in whole seconds, or what is wrong with it. */
export async function recordingSeconds(
  file: string | Buffer,
  path: string,
): Promise<number | string> {
  // 40 ms of modules, which a catalogue that is known already does not need.
  const { parseBuffer, parseFile } = await import('music-metadata');
  const convert = 'save it again as MP3 (MPEG layer 3).';
  const options = { duration: true, skipCovers: true };
  try {
    const { format } = await (typeof file === 'string'
      ? parseFile(file, options)
      : parseBuffer(file, { path, size: file.length }, options));
    if (format.container !== 'MPEG' || !/Layer 3/i.test(format.codec ?? '')) {
      return `${path} is ${format.container ?? 'no sound'}: ${convert}`;
    }
    const seconds = Math.round(format.duration ?? 0);
    return seconds > 0 ? seconds : `${path} has no sound of a second or more: ${convert}`;
  } catch {
    return `${path} cannot be read as sound: ${convert}`;
  }
}

/** Returns what is wrong with a cover; undefined when nothing is. */
export async function coverProblem(
  file: string | Buffer,
  path: string,
  kind: PictureKind,
): Promise<string | undefined> {
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
    await image.resize(1).raw().toBuffer();
    return undefined;
  } catch {
    return `${path} cannot be read as a picture: save it again as JPEG, PNG, WebP or AVIF.`;
  }
}
