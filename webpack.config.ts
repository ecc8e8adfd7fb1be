import type { Configuration } from 'webpack';
import { buildSettings } from './build.settings.ts';
import { languages } from './contract/languages.ts';
import { clientConfig } from './tools/webpack/client.ts';
import { rendererConfig } from './tools/webpack/ssr.ts';
import { serviceWorkerConfig } from './tools/webpack/worker.ts';

/**
 * What `webpack` builds: the app and the renderer of its public pages, each in every language of the interface
 * (docs/decisions/013-first-load.md), and, in production, the service worker. The server has a build of its own
 * (`npm run build:server`, tools/webpack/server.ts).
 */
export default function config(
  _environment: unknown,
  { mode }: { mode?: 'production' | 'development' },
): Configuration[] {
  const production = mode === 'production';
  const settings = buildSettings(process.env);
  const distDir = process.env.DIST_DIR || 'dist';
  const configs = languages.flatMap((language) => [
    clientConfig(production, settings, distDir, language),
    rendererConfig(production, settings, distDir, language),
  ]);
  return production ? [...configs, serviceWorkerConfig(settings, distDir)] : configs;
}
