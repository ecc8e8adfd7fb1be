import type { Configuration } from 'webpack';
import { buildSettings } from './build.settings.ts';
import { clientConfig } from './tools/webpack/client.ts';
import { rendererConfig } from './tools/webpack/ssr.ts';
import { serviceWorkerConfig } from './tools/webpack/worker.ts';

/**
 * What `webpack` builds: the app, the renderer of its public pages and, in production, its service worker. The
 * server has a build of its own (`npm run build:server`, tools/webpack/server.ts).
 */
export default function config(
  _environment: unknown,
  { mode }: { mode?: 'production' | 'development' },
): Configuration[] {
  const production = mode === 'production';
  const settings = buildSettings(process.env);
  const distDir = process.env.DIST_DIR || 'dist';
  const configs = [
    clientConfig(production, settings, distDir),
    rendererConfig(production, settings, distDir),
  ];
  return production ? [...configs, serviceWorkerConfig(settings, distDir)] : configs;
}
