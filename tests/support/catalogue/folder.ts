/** Folders of catalogues for tests: texts as they are written by hand, recordings and covers that are tiny or plain. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** Bytes of one frame of MPEG 2 layer 3 at 8 kbit/s and 16 kHz: 36 ms of sound. */
const FRAME_BYTES = 36;
const FRAME_SECONDS = 0.036;
const FRAME_HEADER = Buffer.from([0xff, 0xf3, 0x18, 0xc0]);

/** Returns silence as an MP3 file; `mark` makes its content its own. */
export function silence(seconds: number, mark = 0): Buffer {
  const frame = Buffer.alloc(FRAME_BYTES);
  FRAME_HEADER.copy(frame);
  const whole = Buffer.concat(
    Array.from({ length: Math.round(seconds / FRAME_SECONDS) }, () => frame),
  );
  // In the last frame's data, which holds no sound.
  whole.writeUInt32BE(mark, whole.length - 4);
  return whole;
}

/** A frame of twice the bit rate, as it is found in files with a variable one. */
function largeFrame(): Buffer {
  const frame = Buffer.alloc(2 * FRAME_BYTES);
  FRAME_HEADER.copy(frame);
  frame[2] = 0x28;
  return frame;
}

/** Returns an MP3 file with a variable bit rate. `claims`: the seconds in its seek header; none: without one. */
export function variableSound(seconds: number, { claims }: { claims?: number } = {}): Buffer {
  const frames = Math.round(seconds / FRAME_SECONDS);
  const [small, large] = [silence(FRAME_SECONDS), largeFrame()];
  const sound = Array.from({ length: frames }, (_, at) => (at % 3 === 0 ? small : large));
  const header = Buffer.alloc(FRAME_BYTES);
  FRAME_HEADER.copy(header);
  header.write('Xing', 13, 'latin1');
  header.writeUInt32BE(1, 17);
  header.writeUInt32BE(Math.round((claims ?? 0) / FRAME_SECONDS), 21);
  return Buffer.concat(claims === undefined ? sound : [header, ...sound]);
}

/** Returns a plain picture; `mark` decides its colour. */
export const plainPicture = (width: number, height: number, mark = 0): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: mark % 256, g: Math.floor(mark / 256) % 256, b: 120 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Writes files below a folder, by path. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

export const removeFile = (folder: string, path: string): Promise<void> =>
  rm(join(folder, path), { recursive: true });

/** A guide of ten lines, as docs/how-to/catalogue.md shows it. */
export const guideText = (title: string, { price = '4.99', tracks = ['01', '02'] } = {}): string =>
  [
    '---',
    `title: ${title}`,
    `price: ${price}`,
    'category: towns',
    'summary: A walk from the gate to the square.',
    'tracks:',
    ...tracks.flatMap((track, index) => [
      `  - { title: Stop ${track}, file: ${track}.mp3${index === 0 ? ', free: true' : ''} }`,
    ]),
    '---',
    '',
    `Walk through **${title}** with us.`,
    '',
  ].join('\n');

/** The files of a guide: its text, a cover, and two recordings of its own. */
export async function guideFiles(
  slug: string,
  title: string,
  mark: number,
): Promise<Record<string, string | Buffer>> {
  return {
    [`guides/${slug}/guide.md`]: guideText(title),
    [`guides/${slug}/cover.png`]: await plainPicture(960, 960, mark),
    [`guides/${slug}/01.mp3`]: silence(4, mark * 2),
    [`guides/${slug}/02.mp3`]: silence(6, mark * 2 + 1),
  };
}

export const townsCategory = { 'categories/towns/category.md': '---\nname: Towns\n---\n' };

/** Writes a catalogue of guides, each `[slug, title]`, in one category. */
export async function writeGuides(
  folder: string,
  guides: readonly (readonly [slug: string, title: string])[],
): Promise<void> {
  await writeFiles(folder, townsCategory);
  for (const [index, [slug, title]] of guides.entries()) {
    await writeFiles(folder, await guideFiles(slug, title, index));
  }
}

/** Contents of all files below a folder, by name. */
export async function contentOf(root: string): Promise<Map<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    return [file.slice(root.length), await readFile(file, 'base64')] as const;
  });
  return new Map((await Promise.all(contents)).sort(([one], [other]) => (one < other ? -1 : 1)));
}
