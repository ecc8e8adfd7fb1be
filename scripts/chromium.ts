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

const howToGetOne = `The end-to-end tests need Chromium, and none was found at CHROMIUM_PATH, on the PATH or among Playwright's own.
Get one with:  sudo apt-get install chromium   (Debian, Ubuntu)
          or:  brew install --cask chromium    (macOS)
          or:  npx playwright install chromium
or set CHROMIUM_PATH to the program of the Chromium or Chrome you have.`;

/** The browser for the end-to-end tests: CHROMIUM_PATH, then the PATH, then Playwright's own; undefined with none. */
function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const onPath = PATH.split(path.delimiter).flatMap((folder) =>
    names.map((name) => path.join(folder, name)),
  );
  return [CHROMIUM_PATH, ...onPath, chromium.executablePath()].find(
    (candidate) => candidate !== undefined && candidate !== '' && existsSync(candidate),
  );
}

/** Answers the browser's path, or says how to get one and ends the process. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.error(howToGetOne);
  process.exit(1);
}
