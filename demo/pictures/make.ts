import { createHash } from 'node:crypto';
import { readFile, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Picture, type Subject, compose } from './compose.ts';
import {
  firstPictureFile,
  pictureFile,
  pictureFormats,
  pictureWidths,
} from '../../server/catalogue/pictures.ts';
import { RENDER_VERSION, grainTile, renderFirstSize, renderPicture } from './render.ts';

export interface MakePictures {
  /** Where `guide/`, `person/` … lie; made when missing. */
  outDir: string;
  subjects: readonly Subject[];
  log?: (line: string) => void;
}

export interface MadePictures {
  made: number;
  kept: number;
  /** Milliseconds. */
  took: number;
}

/** A leftover of a killed run is older than this; a younger one may be another run's work. */
const LEFTOVER_MS = 10 * 60 * 1000;

/** Pictures in work at once; each has its widths encoded in parallel on sharp's own threads. */
const AT_ONCE = 2;

const stampName = ({ kind, slug }: Picture): string => `${kind}/${slug}.stamp`;

/** The SVG is the content and the generator in one: whatever changes either changes the stamp. */
const stampOf = (picture: Picture): string =>
  createHash('sha256')
    .update(`${RENDER_VERSION} ${pictureWidths[picture.kind].join('-')} ${picture.svg}`)
    .digest('hex');

async function filesBelow(outDir: string): Promise<Set<string>> {
  const found = new Set<string>();
  await Promise.all(
    Object.keys(pictureWidths).map(async (kind) => {
      const names = await readdir(path.join(outDir, kind)).catch(() => []);
      for (const name of names) {
        if (!name.startsWith('.part-')) {
          found.add(`${kind}/${name}`);
          continue;
        }
        const file = path.join(outDir, kind, name);
        const age = await stat(file).then(
          ({ mtimeMs }) => Date.now() - mtimeMs,
          () => 0,
        );
        if (age > LEFTOVER_MS) await rm(file, { force: true });
      }
    }),
  );
  return found;
}

async function isMade(picture: Picture, outDir: string, files: Set<string>): Promise<boolean> {
  const whole = pictureWidths[picture.kind].every((width) =>
    pictureFormats.every((format) =>
      files.has(pictureFile(picture.kind, picture.slug, width, format)),
    ),
  );
  if (!whole || !files.has(stampName(picture))) return false;
  const stamp = await readFile(path.join(outDir, stampName(picture)), 'utf8').catch(() => '');
  return stamp === stampOf(picture);
}

/**
 * Makes what is missing or out of date, and nothing else. Interrupted at any moment it leaves whole
 * files alone, and the next run goes on. Throws when a file cannot be written.
 */
export async function makePictures({ outDir, subjects, log }: MakePictures): Promise<MadePictures> {
  const start = performance.now();
  const pictures = subjects.map(compose);
  const files = await filesBelow(outDir);
  const made = await Promise.all(pictures.map((picture) => isMade(picture, outDir, files)));
  const missing = pictures.filter((_, i) => !made[i]);
  const result = (): MadePictures => ({
    made: missing.length,
    kept: pictures.length - missing.length,
    took: Math.round(performance.now() - start),
  });
  if (missing.length === 0) return result();

  log?.(`pictures: ${missing.length} of ${pictures.length} to draw`);
  let drawn = 0;
  await drawEach(missing, async (picture, grain) => {
    const stampFile = path.join(outDir, stampName(picture));
    await renderPicture(picture, { outDir, grain, stampFile, stamp: stampOf(picture) });
    drawn += 1;
    if (drawn % 50 === 0) log?.(`pictures: ${drawn} of ${missing.length}`);
  });
  log?.(`pictures: ${missing.length} drawn in ${(result().took / 1000).toFixed(1)} s`);
  return result();
}

/** Draws one size of each picture that has none, so that no page shows a broken one before `makePictures` has ended. */
export async function makeFirstSizes({ outDir, subjects }: MakePictures): Promise<void> {
  const files = await filesBelow(outDir);
  const missing = subjects.filter(({ kind, slug }) => !files.has(firstPictureFile(kind, slug)));
  await drawEach(missing.map(compose), (picture, grain) =>
    renderFirstSize(picture, { outDir, grain }),
  );
}

async function drawEach(
  pictures: readonly Picture[],
  draw: (picture: Picture, grain: Buffer) => Promise<void>,
): Promise<void> {
  if (pictures.length === 0) return;
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    const grain = await grainTile();
    let next = 0;
    const work = async (): Promise<void> => {
      for (let picture = pictures[next++]; picture; picture = pictures[next++]) {
        await draw(picture, grain);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    sharp.concurrency(threads);
  }
}
