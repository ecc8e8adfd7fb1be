import { addListeners, type ListenerParts } from '../app/listeners/listeners.ts';
import { startPersistence } from '../app/store/persistence.ts';
import { openStore } from '../app/store/store.ts';
import type { SiteState } from '../shared/site/siteSlice.ts';
import { bundledSite } from '../shared/site/bundledSite.ts';

/** Returns the store of the running app with its listeners, with fakes for audio and storage. */
export function makeStore(parts: Omit<ListenerParts, 'persistor'> & { site?: SiteState }) {
  const store = openStore({ site: { site: bundledSite, isBundled: false }, ...parts });
  const persistor = startPersistence(store);
  store.listen((startListening) => addListeners(startListening, { ...parts, persistor }));
  return Object.assign(store, { flush: persistor.flush });
}
