import { buildSettings } from '../../build.settings.ts';
import { readConfig } from '../../server/config.ts';

type Environment = Record<string, string | undefined>;

/** Some settings are read only when others are set. */
const SET: Environment = {
  ...{ STRIPE_SECRET_KEY: 'a', STRIPE_WEBHOOK_SECRET: 'a' },
  ...{ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'a' },
};

/** Returns the names of the settings that the server and the app's build read. */
export function settingsRead(): Set<string> {
  const names = new Set<string>();
  const recording = new Proxy(SET, {
    get(target, name) {
      if (typeof name === 'symbol') return undefined;
      names.add(name);
      return target[name];
    },
  });
  readConfig(recording);
  buildSettings(recording);
  return names;
}
