import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const howToGetOne = `The browser journeys need Chromium, and none was found at CHROMIUM_PATH, on the PATH or among Playwright's own.
Get one with:  sudo apt-get install chromium   (Debian, Ubuntu)
          or:  brew install --cask chromium    (macOS)
          or:  npx playwright-core install chromium
or set CHROMIUM_PATH to the program of the Chromium or Chrome you have.`;

/** The browser for the journeys: CHROMIUM_PATH, then the PATH, then Playwright's own; undefined with none. */
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
