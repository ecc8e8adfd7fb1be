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

/** Reads the build's settings from an environment; an empty value counts as absent. */
export function buildSettings(environment: Record<string, string | undefined>): BuildSettings {
  const read = (name: keyof typeof defaults) => environment[name] || defaults[name];
  return {
    PUBLIC_PATH: read('PUBLIC_PATH'),
    API_BASE: read('API_BASE'),
    MEDIA_BASE: read('MEDIA_BASE'),
    CONTENT_BASE: read('CONTENT_BASE'),
    REVIEWS_WIDGET_URL: read('REVIEWS_WIDGET_URL'),
    APP_SECRET: read('APP_SECRET'),
  };
}

/** Folder of the server's build, the same for every build of the app. */
export const SERVER_DIR = 'build/server';

/** The bundled catalogue (docs/how-to/catalogue.md). */
export const DEMO_CATALOGUE = 'demo/catalogue';

/** Where the pictures of the bundled catalogue are drawn. */
export const DEMO_PICTURES = 'build/catalogue/pictures';

/** Returns the folder of the server's renderer, beside the app's build. */
export const rendererDirOf = (distDir: string): string => `${distDir}-renderer`;
