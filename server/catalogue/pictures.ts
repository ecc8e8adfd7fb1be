/**
 * The path of a picture and its widths: the only source for the import, which writes the paths into rows and makes the
 * files, and for the media route, which finds them.
 */

import { createHash } from 'node:crypto';

export const pictureWidths = {
  guide: [160, 320, 640, 960],
  person: [160, 320, 640],
  object: [160, 320, 640],
  place: [320, 640, 960, 1280],
  update: [320, 640],
  stop: [320, 640, 960],
} as const;

export type PictureKind = keyof typeof pictureWidths;

export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** Height over width. */
export const pictureRatios: Record<PictureKind, number> = {
  guide: 1,
  person: 1,
  object: 1,
  place: 2 / 3,
  update: 2 / 3,
  stop: 1,
};

/** What the plain path serves, to clients that know nothing of widths. Every kind has it. */
const PLAIN_WIDTH = 640;

/** `pictures/guide/x.160-320-640-960.webp`, as rows hold it, or `….960.cfa8.webp` with the picture's mean colour. */
export const picturePath = (kind: PictureKind, slug: string, colour?: string): string =>
  `pictures/${kind}/${slug}.${pictureWidths[kind].join('-')}${colour ? `.c${colour}` : ''}.webp`;

/** The name of one file below the pictures' folder. */
export const pictureFile = (
  kind: PictureKind,
  slug: string,
  width: number,
  format: PictureFormat,
): string => `${kind}/${slug}.${width}.${format}`;

/** In pixels, of the picture of links to a page, which has the title of its entry. */
export const linkPictureSize = { width: 1200, height: 630 } as const;

/** What the font of the headings has. A title with other letters has no picture for links. */
const DRAWABLE = /^[ -~\u00a0-\u00ffıŒœ‘’“”„–—…€]+$/;

/**
 * Returns the path of the picture of links to a page, `pictures/guide/x.0123456789ab.jpg`; undefined if it has none. It
 * changes with the title and with the cover, whose path this gets.
 */
export function linkPicturePath(cover: string, title: string): string | undefined {
  const picture = pictureOf(cover);
  if (!picture || picture.kind === 'update' || picture.kind === 'stop') return undefined;
  if (!DRAWABLE.test(title)) return undefined;
  const hash = createHash('sha256').update(title).digest('hex').slice(0, 12);
  return `pictures/${picture.kind}/${picture.slug}.${hash}.jpg`;
}

/** The size that the first start makes before pages open: the others follow. Every kind has it. */
const FIRST_WIDTH = 320;

/** The file of the first size. */
export const firstPictureFile = (kind: PictureKind, slug: string): string =>
  pictureFile(kind, slug, FIRST_WIDTH, 'webp');

const FILE = /^([a-z]+)\/([a-z0-9-]+)\.(?:([0-9]+)\.(?:avif|webp)|[0-9a-f]{12}\.jpg)$/;

/** Files that may be shown for one that `resolvePicture` named, the nearest sizes first. Every browser shows WebP. */
export function otherSizesOf(file: string): string[] {
  const [, kind, slug, wanted = linkPictureSize.width] = FILE.exec(file) ?? [];
  if (!kind || !slug || !isKind(kind)) return [];
  const distance = (width: number): number => Math.abs(width - Number(wanted));
  return [...pictureWidths[kind]]
    .sort((one, other) => distance(one) - distance(other))
    .map((width) => pictureFile(kind, slug, width, 'webp'));
}

const SHAPE =
  /^pictures\/([a-z]{1,16})\/([a-z0-9]+(?:-[a-z0-9]+)*)\.([0-9]+(?:-[0-9]+)*)(?:\.c([0-9a-f]{3}))?\.(avif|webp)$/;

const LINK_SHAPE =
  /^pictures\/((guide|person|object|place)\/[a-z0-9]+(?:-[a-z0-9]+)*\.[0-9a-f]{12}\.jpg)$/;

const MAX_LENGTH = 200;

const isKind = (text: string): text is PictureKind => Object.hasOwn(pictureWidths, text);

/** Returns which picture a path as rows hold it names; null for another text. */
export function pictureOf(path: string): { kind: PictureKind; slug: string } | null {
  const [, kind, slug] = SHAPE.exec(path) ?? [];
  return kind !== undefined && slug !== undefined && isKind(kind) ? { kind, slug } : null;
}

/**
 * The file that answers for a requested path (below `/storage/`, already decoded once, without a
 * leading slash), as a name below the pictures' folder; null for whatever is not exactly a picture's
 * path. What comes back has no dots but its own, so it can be joined to a folder.
 */
export function resolvePicture(path: string): string | null {
  if (path.length > MAX_LENGTH) return null;
  const [, link] = LINK_SHAPE.exec(path) ?? [];
  if (link !== undefined) return link;
  const [, kind, slug, widths, colour, format] = SHAPE.exec(path) ?? [];
  if (!kind || !slug || !widths || !isKind(kind)) return null;
  if (path === picturePath(kind, slug, colour)) return pictureFile(kind, slug, PLAIN_WIDTH, 'webp');
  if (colour !== undefined) return null;
  const known = pictureWidths[kind].some((width) => String(width) === widths);
  const found = pictureFormats.find((one) => one === format);
  return known && found ? pictureFile(kind, slug, Number(widths), found) : null;
}
