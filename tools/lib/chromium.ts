import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { packagedChromium } from './packagedChromium.ts';

/** Flags of Chromium in tests and benchmarks: headless in a container, without its own requests to the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Programs that show a window, which measurements and the back/forward cache need. */
const windowed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const howToGetOne = `Chromium was not found at CHROMIUM_PATH, on the PATH or among Playwright's own.
Get one with:  sudo apt-get install chromium    (Debian; for tests chromium-headless-shell is enough, and faster)
          or:  brew install --cask chromium    (macOS)
          or:  npx playwright install chromium
or set CHROMIUM_PATH to the program of the Chromium or Chrome you have.`;

/** Returns CHROMIUM_PATH, or the first of these programs on the PATH, or Playwright's browser. */
function findChromium(names: readonly string[]): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const folders = PATH.split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [CHROMIUM_PATH, ...onPath, chromium.executablePath()].find(
    (candidate) => candidate !== undefined && candidate !== '' && existsSync(candidate),
  );
}

/** Returns the path of a Chromium with a window; undefined without one. */
export const windowedChromium = (): string | undefined => findChromium(windowed);

/**
 * Returns the path of the browser for end-to-end tests: preferably one without a window, which saves a third of the
 * processor time of a test. Without an installed one it is the package's.
 */
export const testChromium = (): string | undefined =>
  findChromium(['chromium-headless-shell', ...windowed]) ?? packagedChromium();

/** Returns the path of a Chromium with a window, for measurements; ends the process without one. */
export const requireChromium = (): string => required(windowedChromium());

/** Returns the path of the browser for end-to-end tests; ends the process without one. */
export const requireTestChromium = (): string => required(testChromium());

function required(found: string | undefined): string {
  if (found !== undefined) return found;
  console.error(howToGetOne);
  process.exit(1);
}
