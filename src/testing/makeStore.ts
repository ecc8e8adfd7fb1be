import { persistSession } from '../app/session/persistSession.ts';
import { addListeners, type ListenerParts } from '../app/listeners/listeners.ts';
import { openStore } from '../app/store/store.ts';

/** Returns the store of the running app with its listeners, with fakes for audio and storage. */
export function makeStore(parts: ListenerParts) {
  const store = openStore(parts);
  const flush = persistSession(store, parts.storage);
  store.listen((startListening) => addListeners(startListening, parts));
  return Object.assign(store, { flush });
}
