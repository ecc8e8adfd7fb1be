import type { Configuration } from 'webpack';
import { buildSettings } from './build.settings.ts';
import { clientConfig } from './tools/webpack/client.ts';
import { rendererConfig } from './tools/webpack/ssr.ts';
import { OfflineList, serviceWorkerConfig } from './tools/webpack/worker.ts';

/**
 * What `webpack` builds: the app, and in production the renderer of its public pages and its service worker too. The
 * server has a build of its own (`npm run build:server`, tools/webpack/server.ts).
 */
export default function config(
  _environment: unknown,
  { mode }: { mode?: 'production' | 'development' },
): Configuration | Configuration[] {
  const settings = buildSettings(process.env);
  const distDir = process.env.DIST_DIR || 'dist';
  const app = clientConfig(mode === 'production', settings, distDir);
  if (mode !== 'production') return app;
  const list = new OfflineList();
  return [
    { ...app, name: 'app', plugins: [...(app.plugins ?? []), { apply: list.collect }] },
    rendererConfig(settings, distDir),
    serviceWorkerConfig(settings, distDir, list),
  ];
}
