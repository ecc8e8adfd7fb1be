import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * What a visitor's page loads before the browser is idle, in bytes as sent (brotli). Bytes do not vary
 * between runs as times do, so CI checks them (docs/speed.md).
 */
const limits = { 'page-landing': 150, 'page-guide': 212, 'page-category': 202 } as const;

const distDir = process.env.DIST_DIR || 'dist';
// Written by tools/webpack/client.ts.
const { chunks } = JSON.parse(await readFile(path.join(distDir, 'chunks.json'), 'utf8')) as {
  chunks: Record<string, string[]>;
};

const bytesOf = async (file: string): Promise<number> => {
  const whole = path.join(distDir, file);
  // The smallest files are not worth compressing.
  const found = await stat(`${whole}.br`).catch(() => stat(whole));
  return found.size;
};

let isOver = false;
for (const [page, limit] of Object.entries(limits)) {
  const files = new Set(['main', page].flatMap((name) => chunks[name] ?? []));
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(scripts.map(bytesOf));
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  const isFine = scripts.length > 1 && kilobytes <= limit;
  isOver ||= !isFine;
  console.log(
    `${isFine ? 'ok  ' : 'OVER'} ${page.padEnd(14)} ${kilobytes.toFixed(1).padStart(6)} KB in ${scripts.length} scripts, limit ${limit} KB`,
  );
}
if (isOver) process.exitCode = 1;
