/** The Chromium of the package `@sparticuz/chromium`: without a window, for Linux on x64 with glibc. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The loader that the program names: musl and other processors have none. */
const LOADER = '/lib64/ld-linux-x86-64.so.2';

/** A machine may have neither the libraries nor a single font; without fonts every text has the width 0. */
const START = `#!/bin/sh
folder=$(dirname "$0")
LD_LIBRARY_PATH="$folder/lib" FONTCONFIG_PATH="$folder" exec "$folder/chromium" "$@"
`;
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * Returns the path of the package's browser, undefined on other systems. The first call on a machine unpacks it, which
 * takes 2 s and 190 MB.
 */
export function packagedChromium(cache = '.cache'): string | undefined {
  if (!existsSync(LOADER)) return undefined;
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const root = path.join(path.dirname(main), '..', '..');
  // A file of npm, which has a version.
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.resolve(cache, `chromium-${version}`);
  if (!existsSync(folder)) unpack(path.join(root, 'bin'), folder);
  return path.join(folder, 'start');
}

/** Unpacks beside the folder, and then renames: another process sees the whole folder or none. */
function unpack(bin: string, folder: string): void {
  const read = (name: string) => brotliDecompressSync(readFileSync(path.join(bin, name)));
  mkdirSync(path.dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    writeFileSync(path.join(unfinished, 'chromium'), read('chromium.br'), { mode: 0o755 });
    for (const archive of ['al2023.tar.br', 'fonts.tar.br']) {
      execFileSync('tar', ['-x', '--no-same-owner', '-C', unfinished], { input: read(archive) });
    }
    // The package's own names folders of another machine.
    writeFileSync(path.join(unfinished, 'fonts.conf'), FONTS);
    writeFileSync(path.join(unfinished, 'start'), START, { mode: 0o755 });
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}
