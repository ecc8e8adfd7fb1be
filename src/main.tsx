import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, styleCache } from './app/App.tsx';
import { readAnswers } from './app/rendering/answers.ts';
import { whenWanted } from './app/rendering/whenWanted.ts';
import { openStore } from './app/store.ts';
import { sessionSlice } from './features/auth/sessionSlice.ts';
import { readKeptSession } from './features/auth/sessionStorage.ts';
import { loadChunk } from './shared/loadChunk.ts';
import { rawStorage } from './shared/rawStorage.ts';
import { readSiteOrigin, SiteOrigin } from './shared/siteOrigin.ts';
import { whenIdle } from './shared/whenIdle.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
// The server renders for visitors: whoever this browser knows gets a page of their own from the start.
const isKnown = readKeptSession(rawStorage).isSignedIn;
const answers = isKnown ? undefined : readAnswers(document);
const store = openStore({ storage: rawStorage, answers });

const app = (
  <SiteOrigin value={readSiteOrigin(document, window.location.origin)}>
    <BrowserRouter>
      <App store={store} cache={styleCache(nonce)} serverState={answers && store.getState()} />
    </BrowserRouter>
  </SiteOrigin>
);
const start = () => void store.dispatch(sessionSlice.actions.appStarted());
/** A page without its listeners does half of what it shows: they are asked for until they come. */
const wakeUp = () =>
  void loadChunk(() => import(/* webpackChunkName: "wake" */ './app/wake.ts')).then(
    ({ wake }) => wake(store),
    () => setTimeout(wakeUp, 3000),
  );

if (answers) {
  whenWanted((isTouched) => {
    hydrateRoot(root, app);
    start();
    if (isTouched) wakeUp();
    else whenIdle(wakeUp);
  });
} else {
  // Drawn anew, the page writes its own: two canonical addresses would be none.
  const written =
    'meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter"], link[rel="canonical"]';
  document.head.querySelectorAll(written).forEach((element) => element.remove());
  createRoot(root).render(app);
  start();
  wakeUp();
}
