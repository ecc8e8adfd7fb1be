import { basenameOf, type Language } from './contract/languages.ts';

/** Part of the app's bundle, so it identifies the application and protects nothing. The server's default too. */
export const PUBLIC_APP_SECRET = 'cicerone-web-app';

/**
 * The settings of a build (docs/decisions/018-paths-and-bodies-of-calls.md). Each default means the origin
 * that serves the app. docs/settings.md describes them; `src/shared/site/settings.ts` reads them.
 */
const defaults = {
  PUBLIC_PATH: '/',
  API_BASE: '',
  MEDIA_BASE: '/storage/',
  CONTENT_BASE: '/fake-api/',
  REVIEWS_WIDGET_URL: '',
  APP_SECRET: PUBLIC_APP_SECRET,
} as const;

export type BuildSettings = Record<keyof typeof defaults, string>;

/** The origin of a path, which belongs to each site that serves it. */
export const OWN_ORIGIN = 'http://own.invalid';

/**
 * Returns an http(s) address, or a path with OWN_ORIGIN; undefined for another text, also for one that browsers read as
 * an address without a protocol (`//host`, `/\host`).
 */
export function addressOrPath(text: string): URL | undefined {
  const isPath = text.startsWith('/');
  if (!URL.canParse(text, isPath ? OWN_ORIGIN : undefined)) return undefined;
  const url = new URL(text, isPath ? OWN_ORIGIN : undefined);
  return isPath === (url.origin === OWN_ORIGIN) && /^https?:$/.test(url.protocol) ? url : undefined;
}

/**
 * Reads the build's settings from an environment; an empty value counts as absent. Addresses are written as browsers
 * write them, those of folders with a slash at the end.
 * @throws Error if one is neither an http(s) address nor a path
 */
export function buildSettings(environment: Record<string, string | undefined>): BuildSettings {
  const read = (name: keyof typeof defaults) => environment[name]?.trim() || defaults[name];
  const address = (name: keyof typeof defaults) => {
    const text = read(name);
    if (text === '') return '';
    const url = addressOrPath(text);
    if (!url) throw new Error(`${name} must be a path or an http(s) address.`);
    return url.origin === OWN_ORIGIN ? url.pathname + url.search : url.href;
  };
  const folder = (name: keyof typeof defaults) => address(name).replace(/\/*$/, '/');
  return {
    PUBLIC_PATH: folder('PUBLIC_PATH'),
    API_BASE: address('API_BASE').replace(/\/+$/, ''),
    MEDIA_BASE: folder('MEDIA_BASE'),
    CONTENT_BASE: folder('CONTENT_BASE'),
    REVIEWS_WIDGET_URL: address('REVIEWS_WIDGET_URL'),
    APP_SECRET: read('APP_SECRET'),
  };
}

/** Folder of the server's build, the same for every build of the app. */
export const SERVER_DIR = 'build/server';

/** The bundled catalogue (docs/how-to/catalogue.md). */
export const DEMO_CATALOGUE = 'demo/catalogue';

/** Returns the folder of the server's renderer, beside the app's build. */
export const rendererDirOf = (distDir: string): string => `${distDir}-renderer`;

/** Returns the server's renderer in a language. */
export const rendererFileOf = (distDir: string, language: Language): string =>
  `${languageDirOf(rendererDirOf(distDir), language)}/renderer.mjs`;

/** Returns the folder of a language's build: that of English, or one below it. */
export const languageDirOf = (dir: string, language: Language): string =>
  dir + basenameOf(language);
