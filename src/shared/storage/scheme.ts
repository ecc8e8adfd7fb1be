import { rawStorage } from './rawStorage.ts';

/** Without a choice the scheme is that of the system. */
export const schemeModes = ['system', 'light', 'dark'] as const;

/** The raw key. The script in public/index.html reads it before the first paint. */
export const schemeKey = 'scheme';

const readMode = () => schemeModes.find((mode) => mode === rawStorage.read(schemeKey)) ?? 'system';

/** Returns the storage of MUI's theme for the choice between light and dark; MUI calls it for each of its keys. */
export function schemeStorage({ key }: { key: string }) {
  // The other two keys are for variants of a scheme, which this theme does not have.
  const isOurs = key === schemeKey;
  return {
    get: (otherwise: string): string => (isOurs ? readMode() : otherwise),
    set: (value: string): void => {
      // 'system' is stored by removing the key.
      if (isOurs) rawStorage.write(schemeKey, value === 'system' ? null : value);
    },
    subscribe: (changed: (value: string) => void): (() => void) =>
      isOurs ? rawStorage.onOtherTab(() => changed(readMode())) : () => undefined,
  };
}
