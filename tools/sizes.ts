import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { languageDirOf } from '../build.settings.ts';
import { defaultLanguage, languages } from '../contract/languages.ts';
import { allRoutes, type PageChunk } from '../contract/routes.ts';

/**
 * What a page loads on the first visit before the browser is idle, in kilobytes as sent (brotli), in each language.
 * Unlike times, sizes do not vary between runs, so CI checks them (docs/speed.md).
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
/** Kilobytes that the texts of another language may take more. */
const forLongerTexts = 1;

const pages = new Set(allRoutes.flatMap(([, { chunk, rendered }]) => (rendered ? [chunk] : [])));

const bytesOf = async (whole: string): Promise<number> => {
  // The smallest files have no compressed variant.
  const found = await stat(`${whole}.br`).catch(() => stat(whole));
  return found.size;
};

let isOver = false;
for (const language of languages) {
  const distDir = languageDirOf(process.env.DIST_DIR || 'dist', language);
  // Written by tools/webpack/client.ts.
  const { chunks } = JSON.parse(await readFile(path.join(distDir, 'chunks.json'), 'utf8')) as {
    chunks: Record<string, string[]>;
  };
  for (const page of pages) {
    const limit =
      (limits[page] ?? otherLimit) + (language === defaultLanguage ? 0 : forLongerTexts);
    const files = new Set(['main', page].flatMap((name) => chunks[name] ?? []));
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    const sizes = await Promise.all(scripts.map((file) => bytesOf(path.join(distDir, file))));
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    const isFine = scripts.length > 1 && kilobytes <= limit;
    isOver ||= !isFine;
    console.log(
      `${isFine ? 'ok  ' : 'OVER'} ${language} ${page.padEnd(19)} ${kilobytes.toFixed(1).padStart(6)} KB in ${scripts.length} scripts, limit ${limit} KB`,
    );
  }
}
if (isOver) process.exitCode = 1;
