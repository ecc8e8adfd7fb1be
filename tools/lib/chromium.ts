import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** What Chromium is started with, in tests and benchmarks: headless in a container, and quiet on the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without its own window, whose parts take a third of the processor time of a test. */
const headlessNames = ['chromium-headless-shell', ...names];

const howToGetOne = `The end-to-end tests need Chromium, and none was found at CHROMIUM_PATH, on the PATH or among Playwright's own.
Get one with:  sudo apt-get install chromium-headless-shell   (Debian; or chromium, which is slower)
          or:  brew install --cask chromium    (macOS)
          or:  npx playwright install chromium
or set CHROMIUM_PATH to the program of the Chromium or Chrome you have.`;

/** CHROMIUM_PATH, then the first of these on the PATH, then Playwright's own; undefined with none. */
function findChromium(names: readonly string[]): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const folders = PATH.split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [CHROMIUM_PATH, ...onPath, chromium.executablePath()].find(
    (candidate) => candidate !== undefined && candidate !== '' && existsSync(candidate),
  );
}

/** Returns the path of a whole Chromium, for measurements and pictures; without one ends the process, saying how to get it. */
export const requireChromium = (): string => required(names);

/** Returns the path of the browser of the end-to-end tests: the same engine, without its window where there is one. */
export const requireTestChromium = (): string => required(headlessNames);

function required(candidates: readonly string[]): string {
  const found = findChromium(candidates);
  if (found) return found;
  console.error(howToGetOne);
  process.exit(1);
}
