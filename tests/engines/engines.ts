/** The engines, with the programs that each needs and the packages of Debian that have them. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { testChromium } from '../../tools/lib/chromium.ts';
import { startBidiEngine } from './drivers/bidi.ts';
import type { Engine } from './drivers/engine.ts';
import { startSound } from './drivers/sound.ts';
import { startWebKit } from './drivers/webkit.ts';

interface KnownEngine {
  title: string;
  /** The packages that are missing on this machine. */
  missing: () => string[];
  start: () => Promise<Engine>;
}

const onPath = (...names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

/** A path, or the package that would have it. */
const missingOf = (programs: Record<string, string | undefined>): string[] =>
  Object.entries(programs).flatMap(([name, path]) => (path === undefined ? [name] : []));

const firefox = () => onPath('firefox-esr', 'firefox');
const soundServer = () => onPath('pulseaudio');

const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64'];
const inLibraries = (...names: string[]): string | undefined =>
  libraries.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
const miniBrowser = () => inLibraries('webkit2gtk-4.1/MiniBrowser', 'webkitgtk-6.0/MiniBrowser');

const required = (path: string | undefined): string => {
  if (path === undefined) throw new Error('Start these tests with `npm run e2e:engines`.');
  return path;
};

/** Adds the sound server to an engine's life. */
async function withSound(start: (env: Record<string, string>) => Promise<Engine>) {
  const sound = await startSound();
  const engine = await start(sound.env).catch(async (error: unknown) => {
    await sound.stop();
    throw error;
  });
  return {
    ...engine,
    stop: async () => {
      await engine.stop();
      await sound.stop();
    },
  };
}

export const engines = {
  chromium: {
    title: 'Chromium',
    missing: () => missingOf({ 'chromium-headless-shell': testChromium() }),
    start: () => startBidiEngine('chrome', required(testChromium())),
  },
  firefox: {
    title: 'Firefox',
    missing: () => missingOf({ 'firefox-esr': firefox(), pulseaudio: soundServer() }),
    start: () => withSound((env) => startBidiEngine('firefox', required(firefox()), env)),
  },
  webkit: {
    title: 'WebKitGTK',
    missing: () =>
      missingOf({
        'webkit2gtk-driver': onPath('WebKitWebDriver') && miniBrowser(),
        xvfb: onPath('Xvfb'),
        'dbus-daemon': onPath('dbus-run-session'),
        pulseaudio: soundServer(),
        'gstreamer1.0-plugins-good': inLibraries('gstreamer-1.0/libgstpulseaudio.so'),
        'gstreamer1.0-libav': inLibraries('gstreamer-1.0/libgstlibav.so'),
      }),
    start: () =>
      withSound((env) =>
        startWebKit(
          { driver: required(onPath('WebKitWebDriver')), browser: required(miniBrowser()) },
          env,
        ),
      ),
  },
} satisfies Record<string, KnownEngine>;

export type EngineName = keyof typeof engines;
