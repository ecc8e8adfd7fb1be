import { FLUSH, persistStore, type Persistor } from 'redux-persist';
import type { StartListening } from '../../shared/store/rootState.ts';
import type { AppStore } from './store.ts';

/**
 * Starts redux-persist: it reads the preferences of the player, and stores them and the session at every change.
 * Call the result's `flush` to write at once what it has not written yet.
 */
export function startPersistence(store: AppStore): Persistor {
  const persistor = persistStore(store);
  store.preferences.followOtherTabs(store.dispatch);
  return persistor;
}

/**
 * Writes the session at every change. It must be stored before an event of another tab is handled: the previous one
 * would count as that tab's change, and undo a sign-in or a sign-out. redux-persist alone writes some timers later.
 */
export function storeSessionAtOnce(
  startListening: StartListening,
  { persistor }: { persistor: Persistor },
): void {
  startListening({
    // FLUSH itself makes a new object of every persisted slice.
    predicate: (action, now, before) => action.type !== FLUSH && now.session !== before.session,
    effect: () => void persistor.flush(),
  });
}
