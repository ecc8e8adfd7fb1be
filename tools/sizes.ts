import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { allRoutes, type PageChunk } from '../contract/routes.ts';

/**
 * What a page loads on the first visit before the browser is idle, in kilobytes as sent (brotli). Unlike times, sizes
 * do not vary between runs, so CI checks them (docs/speed.md).
 */
const limits: Partial<Record<PageChunk, number>> = {
  'page-landing': 118,
  'page-guide': 214,
  'page-category': 204,
  // A label at the wall leads to it: sound within 2 s on slow 4G.
  'page-stop': 122,
};
/** Kilobytes, for every other page that the server renders. */
const otherLimit = 215;

const pages = new Set(allRoutes.flatMap(([, { chunk, rendered }]) => (rendered ? [chunk] : [])));

const distDir = process.env.DIST_DIR || 'dist';
// Written by tools/webpack/client.ts.
const { chunks } = JSON.parse(await readFile(path.join(distDir, 'chunks.json'), 'utf8')) as {
  chunks: Record<string, string[]>;
};

const bytesOf = async (file: string): Promise<number> => {
  const whole = path.join(distDir, file);
  // The smallest files have no compressed variant.
  const found = await stat(`${whole}.br`).catch(() => stat(whole));
  return found.size;
};

let isOver = false;
for (const page of pages) {
  const limit = limits[page] ?? otherLimit;
  const files = new Set(['main', page].flatMap((name) => chunks[name] ?? []));
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(scripts.map(bytesOf));
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  const isFine = scripts.length > 1 && kilobytes <= limit;
  isOver ||= !isFine;
  console.log(
    `${isFine ? 'ok  ' : 'OVER'} ${page.padEnd(19)} ${kilobytes.toFixed(1).padStart(6)} KB in ${scripts.length} scripts, limit ${limit} KB`,
  );
}
if (isOver) process.exitCode = 1;
