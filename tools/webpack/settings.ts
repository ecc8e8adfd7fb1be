import webpack from 'webpack';
import type { BuildSettings } from '../../build.settings.ts';

/** Replaces `process.env.NAME` in the code by the settings' values. Only the renderer reads `RENDERER_ORIGIN`. */
export const settingsPlugin = (settings: BuildSettings & { RENDERER_ORIGIN?: string }) =>
  new webpack.DefinePlugin(
    Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [
        `process.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
  );
