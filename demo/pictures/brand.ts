import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { type Subject, compose } from './compose.ts';

/**
 * Draws the brand's files into `public/`, which are committed. Run by hand after a change:
 * `node --import tsx demo/pictures/brand.ts`.
 *
 * The mark: a gate, whose three openings are also the bars of a sound. One shape in one colour.
 */
const TERRACOTTA = '#A63F24';

const TERRACOTTA_ON_DARK = '#E58A6B';

const PAPER = '#FBF8F2';

const publicDir = fileURLToPath(new URL('../../public/', import.meta.url));

/** A bar with round ends, 8 wide, in the mark's box of 64 × 64. */
const bar = (x: number, top: number, bottom: number): string =>
  `M${x} ${top + 4}a4 4 0 0 1 8 0V${bottom - 4}a4 4 0 0 1-8 0Z`;

const MARK = `M4 59V32a28 28 0 0 1 56 0V59a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1Z${bar(16, 32, 48)}${bar(28, 16, 52)}${bar(40, 24, 44)}`;

const mark = (x: number, y: number, size: number): string =>
  `<path transform="translate(${x} ${y}) scale(${size / 64})" fill="${TERRACOTTA}" fill-rule="evenodd" d="${MARK}"/>`;

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** The mark on paper; `share` of the side is the mark's, `corner` rounds the tile. */
const tile = (size: number, share: number, corner: number): string =>
  svg(
    size,
    size,
    `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${PAPER}"/>${mark((size * (1 - share)) / 2, (size * (1 - share)) / 2, size * share)}`,
  );

/** Few colours, so that a palette holds them all. */
const png = (image: Sharp, colours: number): Promise<Buffer> =>
  image.png({ palette: true, colours, effort: 10, compressionLevel: 9 }).toBuffer();

const icon = (source: string): Promise<Buffer> => png(sharp(Buffer.from(source)), 32);

/** What a shared link shows: the mark, and four covers of the series. 1200 × 630. */
async function shared(): Promise<Buffer> {
  const covers: Subject[] = [
    { kind: 'guide', slug: 'la-porta', row: 0, turn: 0, picture: 'enfilade' },
    { kind: 'guide', slug: 'la-cupola', row: 1, turn: 5, picture: 'skyline' },
    { kind: 'guide', slug: 'la-laguna', row: 7, turn: 2, picture: 'lagoon' },
    { kind: 'guide', slug: 'il-giardino', row: 6, turn: 2, picture: 'terrace' },
  ];
  const size = 315;
  const tiles = await Promise.all(
    covers.map((cover) =>
      sharp(Buffer.from(compose(cover).svg))
        .resize(size, size)
        .png()
        .toBuffer(),
    ),
  );
  const page = sharp(
    Buffer.from(
      svg(1200, 630, `<rect width="1200" height="630" fill="${PAPER}"/>${mark(155, 185, 260)}`),
    ),
  ).composite(
    tiles.map((input, i) => ({ input, left: 570 + (i % 2) * size, top: Math.floor(i / 2) * size })),
  );
  return png(sharp(await page.png().toBuffer()), 128);
}

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>path{fill:${TERRACOTTA}}@media (prefers-color-scheme:dark){path{fill:${TERRACOTTA_ON_DARK}}}</style><path fill-rule="evenodd" d="${MARK}"/></svg>\n`;

/** An .ico file holds one PNG a size, behind a directory of 16 bytes for each. */
async function ico(...sizes: number[]): Promise<Buffer> {
  const pictures = await Promise.all(
    sizes.map((size) =>
      sharp(Buffer.from(favicon), { density: 300 })
        .resize(size, size)
        .png({ compressionLevel: 9 })
        .toBuffer(),
    ),
  );
  const directory = Buffer.alloc(6 + 16 * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index;
    directory.writeUInt8(sizes[index] ?? 0, at);
    directory.writeUInt8(sizes[index] ?? 0, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(picture.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([directory, ...pictures]);
}

await mkdir(publicDir, { recursive: true });

const files: Record<string, Buffer | string> = {
  'favicon.svg': favicon,
  // Browsers and feed readers that know no SVG ask for this address without being told.
  'favicon.ico': await ico(16, 32, 48),
  'icon-192.png': await icon(tile(192, 0.66, 0.2)),
  'icon-512.png': await icon(tile(512, 0.66, 0.2)),
  // Launchers cut this one to a circle of 80 % at worst.
  'icon-maskable-512.png': await icon(tile(512, 0.48, 0)),
  'apple-touch-icon.png': await icon(tile(180, 0.62, 0)),
  'og.png': await shared(),
};

for (const [name, content] of Object.entries(files)) {
  await writeFile(`${publicDir}${name}`, content);
  process.stdout.write(`${name} ${(content.length / 1024).toFixed(1)} KB\n`);
}
