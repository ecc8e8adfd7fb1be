import webpack from 'webpack';
import type { BuildSettings } from '../../build.settings.ts';

/** Writes the settings into the code, where `process.env` has them. `RENDERER_ORIGIN`: only the renderer reads it. */
export const writtenSettings = (settings: BuildSettings & { RENDERER_ORIGIN?: string }) =>
  new webpack.DefinePlugin(
    Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [
        `process.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
  );
