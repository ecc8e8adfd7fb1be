/** Draws the icons in `public/` and the picture of links to pages without their own, from the logo (contract/mark.ts). */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { markPath } from '../contract/mark.ts';

const folder = process.argv[2] ?? 'public';
const paper = '#FBF8F2';
const terracotta = '#A63F24';
const darkTerracotta = '#E58A6B';

/** The mark's box in its square of 32. */
const box = { left: 5, top: 4, width: 22, height: 25 };

/** Returns the mark in the middle of a square, so high that it has this share of it. */
const squareOf = (size: number, share: number, ground: string): string => {
  const scale = (size * share) / box.height;
  const x = size / 2 - (box.left + box.width / 2) * scale;
  const y = size / 2 - (box.top + box.height / 2) * scale;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}` +
    `<path fill="${terracotta}" transform="translate(${x} ${y}) scale(${scale})" d="${markPath}"/></svg>`
  );
};
const full = `<rect width="100%" height="100%" fill="${paper}"/>`;
const rounded = `<rect width="100%" height="100%" rx="18%" fill="${paper}"/>`;
const pngOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();

/** The smallest box around the mark: at 16 pixels each one counts. */
const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 3.5 26 26">` +
  `<style>path{fill:${terracotta}}@media (prefers-color-scheme:dark){path{fill:${darkTerracotta}}}</style>` +
  `<path d="${markPath}"/></svg>\n`;

/** Returns an icon file of pictures of these sizes. */
async function icoOf(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => pngOf(squareOf(size, 0.94, ''))));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  pictures.forEach((picture, index) => {
    const at = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    head.set([size, size, 0, 0, 1, 0, 32, 0], at);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}

/** Covers beside the mark. */
const covers = [
  'officina-del-rinascimento',
  'cupole-e-cieli-d-oro',
  'oro-di-ravenna',
  'italia-dei-miti',
];

async function linkPicture(): Promise<Buffer> {
  const [width, height, side] = [1200, 630, 300];
  const squares = await Promise.all(
    covers.map(async (slug) =>
      sharp(await readFile(`demo/catalogue/guides/${slug}/cover.webp`))
        .resize(side)
        .toBuffer(),
    ),
  );
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      { input: await pngOf(squareOf(300, 0.9, '')), left: 130, top: 165 },
      ...squares.map((input, index) => ({
        input,
        left: width - 10 - (2 - (index % 2)) * (side + 5),
        top: 10 + Math.floor(index / 2) * (side + 10),
      })),
    ])
    .png({ palette: true })
    .toBuffer();
}

const files = {
  'favicon.svg': favicon,
  'favicon.ico': await icoOf([16, 32, 48]),
  'icon-192.png': await pngOf(squareOf(192, 0.6, rounded)),
  'icon-512.png': await pngOf(squareOf(512, 0.6, rounded)),
  // Systems cut it to a circle of 80 %.
  'icon-maskable-512.png': await pngOf(squareOf(512, 0.44, full)),
  'apple-touch-icon.png': await pngOf(squareOf(180, 0.56, full)),
  'og.png': await linkPicture(),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(path.join(folder, name), content);
}
