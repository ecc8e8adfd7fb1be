import { persistSession } from '../app/session/persistSession.ts';
import { addListeners, type ListenerParts } from '../app/listeners/listeners.ts';
import { openStore } from '../app/store/store.ts';

/** The running app's store with its listeners, on stand-ins for sound and storage. */
export function makeStore(parts: ListenerParts) {
  const store = openStore(parts);
  const flush = persistSession(store, parts.storage);
  store.listen((startListening) => addListeners(startListening, parts));
  return Object.assign(store, { flush });
}
