import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readStoredSession } from '../features/auth/session/sessionStorage.ts';
import { loadChunk } from '../shared/lib/loadChunk.ts';
import { rawStorage } from '../shared/storage/rawStorage.ts';
import { basename } from '../shared/site/paths.ts';
import { readSiteOrigin, SiteOrigin } from '../shared/site/siteOrigin.ts';
import { App } from './App.tsx';
import { readDehydratedState, readSite } from './ssr/dehydratedState.ts';
import { captureEarlyClick } from './ssr/earlyClick.ts';
import { onFirstIntent } from './ssr/onFirstIntent.ts';
import { openStore, type AppStore } from './store/store.ts';

const [firstPause, longestPause] = [3000, 30_000];

/** Runs a function until it succeeds, with growing pauses. */
function untilDone(run: () => Promise<void>, pause = firstPause): void {
  run().catch(() => setTimeout(() => untilDone(run, Math.min(pause * 2, longestPause)), pause));
}

/** Loads the deferred services; tries again after a failure, because controls depend on their listeners. */
const loadDeferredServices = (store: AppStore): void =>
  untilDone(() =>
    loadChunk(
      () => import(/* webpackChunkName: "deferred-services" */ './deferredServices.ts'),
    ).then(({ startDeferredServices }) => startDeferredServices(store)),
  );

/** Loads the shop's words for a page whose HTML does not have them. */
const loadShop = ({ dispatch }: AppStore): void =>
  untilDone(() =>
    loadChunk(() => import(/* webpackChunkName: "load-site" */ '../shared/site/loadSite.ts')).then(
      ({ loadSite }) => loadSite(dispatch),
    ),
  );

/** Removes the server's head elements before a client render adds its own: two canonical links are ignored. */
function removeServerHead(): void {
  const written =
    'meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter"], link[rel="canonical"]';
  document.head.querySelectorAll(written).forEach((element) => element.remove());
}

/**
 * Hydrates the HTML that the server has rendered, or renders the app (docs/decisions/013-first-load.md).
 * @throws Error when the page has no root element
 */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');

  // The server renders the visitors' page only; for a signed-in customer the browser renders without hydration.
  const isKnown = readStoredSession(rawStorage).isSignedIn;
  const dehydratedState = isKnown ? undefined : readDehydratedState(document);
  const site = readSite(document);
  const store = openStore({ storage: rawStorage, dehydratedState, site });
  if (!site) loadShop(store);

  const app = (
    <SiteOrigin value={readSiteOrigin(document, window.location.origin)}>
      <BrowserRouter basename={basename}>
        <App store={store} serverState={dehydratedState && store.getState()} />
      </BrowserRouter>
    </SiteOrigin>
  );

  captureEarlyClick();
  if (dehydratedState) {
    // Concurrent hydration: between its slices the browser paints and handles clicks.
    startTransition(() => void hydrateRoot(root, app));
    onFirstIntent(() => loadDeferredServices(store));
  } else {
    removeServerHead();
    createRoot(root).render(app);
    loadDeferredServices(store);
  }
}
