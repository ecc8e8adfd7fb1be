import { isAnyOf } from '@reduxjs/toolkit';
import type { RawStorage } from '../../../shared/storage/rawStorage.ts';
import { sessionSlice } from '../../auth/session/sessionSlice.ts';
import { playerBefore } from '../state/playerBefore.ts';
import { playerEvents } from '../state/playerSlice.ts';
import {
  clamp,
  initialPlayerState,
  textSizes,
  type PlayerPreferences,
  type PlayerState,
} from '../state/playerState.ts';
import { nearestRate } from '../state/rates.ts';
import type { StartListening } from '../../../shared/store/rootState.ts';

const key = 'player';

/**
 * Stores the preferences of the player in this browser: volume, speeds, keyboard shortcuts, size of the words. They are the
 * same in all tabs: a tab that kept its own would overwrite what another one has changed.
 */
export function persistPreferences(startListening: StartListening, storage: RawStorage): void {
  /** The stored text that this tab has read or written. */
  let known: string | null = null;
  let isFollowing = false;
  startListening({
    // A player may be mounted before this code is loaded.
    matcher: isAnyOf(sessionSlice.actions.appStarted, playerEvents.playerMounted),
    effect: (_action, { dispatch }) => {
      const read = () => {
        known = storage.read(key);
        const stored = readPreferences(known);
        if (stored) dispatch(playerEvents.preferencesRead(stored));
      };
      read();
      // Other tabs store more than preferences, such as the progress of what plays.
      if (!isFollowing) storage.onOtherTab(() => storage.read(key) !== known && read());
      isFollowing = true;
    },
  });
  startListening({
    predicate: (action, { player: now }, earlier) => {
      const before = playerBefore(action, earlier);
      return (
        !playerEvents.preferencesRead.match(action) &&
        (now.volume !== before.volume ||
          now.isMuted !== before.isMuted ||
          now.rates !== before.rates ||
          now.hasShortcuts !== before.hasShortcuts ||
          now.textSize !== before.textSize)
      );
    },
    effect: async (_action, { cancelActiveListeners, delay, getState }) => {
      // A slider that is dragged changes many times a second.
      cancelActiveListeners();
      await delay(200);
      known = JSON.stringify(preferencesOf(getState().player));
      storage.write(key, known);
    },
  });
}

const preferencesOf = ({
  hasShortcuts,
  isMuted,
  rates,
  textSize,
  volume,
}: PlayerState): PlayerPreferences => ({ volume, isMuted, rates, hasShortcuts, textSize });

/**
 * Returns the stored preferences. The stored text can have any form (docs/faults.md): an invalid value becomes its
 * default.
 */
export function readPreferences(text: string | null): PlayerPreferences | null {
  if (text === null) return null;
  const stored = asRecord(parsed(text));
  const rates = asRecord(stored.rates);
  const own = Object.entries(asRecord(rates.byGuide)).flatMap(([id, rate]) =>
    /^[1-9]\d{0,14}$/.test(id) && isNumber(rate) ? [[id, nearestRate(rate)] as const] : [],
  );
  const { volume, hasShortcuts, textSize } = initialPlayerState;
  return {
    volume: isNumber(stored.volume) ? clamp(stored.volume, 1) : volume,
    isMuted: stored.isMuted === true,
    rates: {
      standard: isNumber(rates.standard) ? nearestRate(rates.standard) : 1,
      byGuide: Object.fromEntries(own),
    },
    hasShortcuts: stored.hasShortcuts === false ? false : hasShortcuts,
    textSize: isNumber(stored.textSize)
      ? clamp(Math.round(stored.textSize), textSizes.length - 1)
      : textSize,
  };
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
