import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

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
export const windowedNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** Chromium without a window, which saves a third of the processor time of a test. */
export const headlessNames = ['chromium-headless-shell', ...windowedNames];

const howToGetOne = `The end-to-end tests need Chromium, and none was found at CHROMIUM_PATH, on the PATH or among Playwright's own.
Get one with:  sudo apt-get install chromium-headless-shell   (Debian; or chromium, which is slower)
          or:  brew install --cask chromium    (macOS)
          or:  npx playwright install chromium
or set CHROMIUM_PATH to the program of the Chromium or Chrome you have.`;

/**
 * Returns CHROMIUM_PATH, or the first of these names on the PATH, or Playwright's browser; undefined if there is none.
 */
export function findChromium(names: readonly string[]): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const folders = PATH.split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [CHROMIUM_PATH, ...onPath, chromium.executablePath()].find(
    (candidate) => candidate !== undefined && candidate !== '' && existsSync(candidate),
  );
}

/**
 * Returns the path of a Chromium with a window, for measurements and screenshots. Without one it ends the process, and
 * says how to install it.
 */
export const requireChromium = (): string => required(windowedNames);

/** Returns the path of the browser for end-to-end tests: preferably the one without a window. */
export const requireTestChromium = (): string => required(headlessNames);

function required(candidates: readonly string[]): string {
  const found = findChromium(candidates);
  if (found) return found;
  console.error(howToGetOne);
  process.exit(1);
}
