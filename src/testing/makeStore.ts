import { addListeners, type ListenerParts } from '../app/listeners/listeners.ts';
import { startPersistence } from '../app/store/persistence.ts';
import { openStore } from '../app/store/store.ts';

/** Returns the store of the running app with its listeners, with fakes for audio and storage. */
export function makeStore(parts: Omit<ListenerParts, 'persistor'>) {
  const store = openStore(parts);
  const persistor = startPersistence(store);
  store.listen((startListening) => addListeners(startListening, { ...parts, persistor }));
  return Object.assign(store, { flush: persistor.flush });
}
