/** Draws the picture of links to a page: cover, title and mark. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Sharp } from 'sharp';
import { markPath } from '../../../contract/mark.ts';
import { serifFont } from '../../lib/serifFont.ts';
import { inXml } from '../../lib/xml.ts';
import { linkPictureSize } from '../pictures.ts';

const { width, height } = linkPictureSize;
const NIGHT = '#17140f';
const INK = '#f3ece1';
const TERRACOTTA = '#e58a6b';
const MARGIN = 56;
/** The text's column, beside the square cover. */
const COLUMN = width - height - 2 * MARGIN;
const TITLE_HEIGHT = 380;
/** Sizes of the title, in pixels: the first that fits. */
const TITLE_SIZES = [64, 54, 44, 36];
/** Characters that the smallest size has space for. */
const MAX_TITLE = 160;
const MARK = 56;

/** Returns an unpacked font: WOFF compresses each table (https://www.w3.org/TR/WOFF/), and fontconfig does not read that. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts = [head];
  let end = head.length;
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [44 + 20 * index, 12 + 16 * index];
    const field = (at: number) => woff.readUInt32BE(from + at);
    const [offset, packed, length] = [field(4), field(8), field(12)];
    const bytes = woff.subarray(offset, offset + packed);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(bytes) : bytes).copy(table);
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(end, to + 8);
    head.writeUInt32BE(length, to + 12);
    parts.push(table);
    end += table.length;
  }
  return Buffer.concat(parts);
}

let font = '';

/** Returns the path of the font, which is written once for each process. */
function fontFile(): string {
  if (font) return font;
  const folder = mkdtempSync(join(tmpdir(), 'cicerone-font-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  font = join(folder, 'fraunces.ttf');
  writeFileSync(font, unpacked(readFileSync(serifFont())));
  return font;
}

/** Returns text in the serif, as a picture with transparent ground. */
async function drawn(text: string, size: number) {
  const { default: sharp } = await import('sharp');
  return sharp({
    text: {
      text: `<span foreground="${INK}">${inXml(text)}</span>`,
      // The comma: 'SemiBold' is a part of the family's name.
      font: `Fraunces SemiBold, ${size}`,
      fontfile: fontFile(),
      width: COLUMN,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

async function drawnTitle(whole: string) {
  const title = whole.length > MAX_TITLE ? `${whole.slice(0, MAX_TITLE)}…` : whole;
  let picture = await drawn(title, TITLE_SIZES[0] ?? 0);
  for (const size of TITLE_SIZES.slice(1)) {
    if (picture.info.height <= TITLE_HEIGHT) break;
    picture = await drawn(title, size);
  }
  return picture;
}

const mark = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${MARK}" height="${MARK}">` +
    `<path fill="${TERRACOTTA}" d="${markPath}"/></svg>`,
);

/** Returns a JPEG of `linkPictureSize`. */
export async function linkPicture(cover: Sharp, title: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const [square, text] = await Promise.all([
    cover.resize(height, height, { fit: 'cover' }).raw().toBuffer({ resolveWithObject: true }),
    drawnTitle(title),
  ]);
  const left = height + MARGIN;
  return sharp({ create: { width, height, channels: 3, background: NIGHT } })
    .composite([
      { input: square.data, raw: square.info, left: 0, top: 0 },
      { input: text.data, left, top: MARGIN },
      { input: mark, left: left - 6, top: height - MARGIN - MARK },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
}
