import { buildSettings } from '../../build.settings.ts';
import { settingNames } from '../../server/config/settings.ts';

/** Returns the names of the settings that the server and the app's build read. */
export const settingsRead = (): Set<string> =>
  new Set([...settingNames, ...Object.keys(buildSettings({}))]);
