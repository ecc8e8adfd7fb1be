import type { Dispatch } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import type { RawStorage } from '../../../shared/storage/rawStorage.ts';
import { clamp, initialPlayerState, textSizes, type PlayerPreferences } from './playerState.ts';
import { nearestRate } from './rates.ts';

const key = 'player';
/** Of the stored preferences. Releases before redux-persist have stored the same fields without a version. */
const version = 1;

/**
 * How redux-persist stores the preferences of the player in this browser: volume, speeds, keyboard shortcuts, size of
 * the words. They are the same in all tabs: a tab with its own would overwrite what another one has changed.
 */
export function persistedPreferences(storage: RawStorage) {
  /** What this tab has read or written, as text. Defaults are not stored until one is changed. */
  let lastText = toText(initialPlayerState);

  const migrate = (stored: object) => {
    const preferences = toPreferences(asRecord(stored));
    lastText = toText(preferences);
    return { ...preferences, _persist: { version, rehydrated: true } };
  };
  const config = {
    key,
    version,
    whitelist: Object.keys(preferencesOf(initialPlayerState)),
    // Milliseconds: a slider that is dragged changes many times a second.
    throttle: 200,
    // One JSON text for all fields, which releases before redux-persist can read, too.
    serialize: false,
    getStoredState: async () => parsed(storage.read(key)),
    migrate: async (stored: object | undefined) => stored && migrate(stored),
    storage: {
      getItem: async () => storage.read(key),
      setItem: async (_key: string, preferences: PlayerPreferences) => {
        const text = toText(preferences);
        if (text !== lastText) storage.write(key, text);
        lastText = text;
      },
      removeItem: async () => storage.write(key, null),
    },
  };

  /** Reads the preferences again when another tab has changed them, and not when it stores anything else. */
  const followOtherTabs = (dispatch: Dispatch) =>
    storage.onOtherTab(() => {
      const before = lastText;
      const stored = parsed(storage.read(key));
      const payload = stored && migrate(stored);
      if (lastText !== before) dispatch({ type: REHYDRATE, key, payload });
    });

  return { config, followOtherTabs };
}

const preferencesOf = ({
  hasShortcuts,
  isMuted,
  languages,
  rates,
  textSize,
  volume,
}: PlayerPreferences) => ({
  volume,
  isMuted,
  rates,
  hasShortcuts,
  languages,
  textSize,
});

const toText = (preferences: PlayerPreferences): string =>
  JSON.stringify({ ...preferencesOf(preferences), _persist: { version } });

/**
 * Returns the stored preferences, of any version. The stored text can have any form (docs/faults.md): an invalid value
 * becomes its default.
 */
function toPreferences(stored: Record<string, unknown>): PlayerPreferences {
  const rates = asRecord(stored.rates);
  const own = Object.entries(asRecord(rates.byGuide)).flatMap(([id, rate]) =>
    /^[1-9]\d{0,14}$/.test(id) && isNumber(rate) ? [[id, nearestRate(rate)] as const] : [],
  );
  const languages = Object.entries(asRecord(stored.languages)).flatMap(([id, tag]) =>
    /^[1-9]\d{0,14}$/.test(id) && typeof tag === 'string' && /^[a-z]{2,3}$/.test(tag)
      ? [[id, tag] as const]
      : [],
  );
  const { volume, hasShortcuts, textSize } = initialPlayerState;
  return {
    volume: isNumber(stored.volume) ? clamp(stored.volume, 1) : volume,
    isMuted: stored.isMuted === true,
    rates: {
      standard: isNumber(rates.standard) ? nearestRate(rates.standard) : 1,
      byGuide: Object.fromEntries(own),
    },
    languages: Object.fromEntries(languages),
    hasShortcuts: stored.hasShortcuts === false ? false : hasShortcuts,
    textSize: isNumber(stored.textSize)
      ? clamp(Math.round(stored.textSize), textSizes.length - 1)
      : textSize,
  };
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Returns undefined without a text, and no field for one that cannot be read. */
function parsed(text: string | null) {
  if (text === null) return undefined;
  const unversioned = { _persist: { version: -1, rehydrated: true } };
  try {
    return { ...unversioned, ...asRecord(JSON.parse(text)) };
  } catch {
    return unversioned;
  }
}
