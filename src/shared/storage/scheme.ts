import { rawStorage } from './rawStorage.ts';

/** Without a choice the scheme is that of the system. */
export const schemeModes = ['system', 'light', 'dark'] as const;

/** Its raw key. The script in public/index.html reads it before the first paint. */
export const schemeKey = 'scheme';

const readMode = () => schemeModes.find((mode) => mode === rawStorage.read(schemeKey)) ?? 'system';

/** Where MUI's theme keeps the choice between light and dark; it asks for each of its own keys. */
export function schemeStorage({ key }: { key: string }) {
  // The other two are variants of a scheme, of which there is one each.
  const isOurs = key === schemeKey;
  return {
    get: (otherwise: string): string => (isOurs ? readMode() : otherwise),
    set: (value: string): void => {
      // 'system' is stored as the absence of a choice.
      if (isOurs) rawStorage.write(schemeKey, value === 'system' ? null : value);
    },
    subscribe: (changed: (value: string) => void): (() => void) =>
      isOurs ? rawStorage.onOtherTab(() => changed(readMode())) : () => undefined,
  };
}
