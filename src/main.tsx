import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, styleCache } from './app/App.tsx';
import { keepVersion } from './app/newVersion.ts';
import { readAnswers } from './app/rendering/answers.ts';
import { whenWanted } from './app/rendering/whenWanted.ts';
import { makeStore } from './app/store.ts';
import { sessionSlice } from './features/auth/sessionSlice.ts';
import { readKeptSession } from './features/auth/sessionStorage.ts';
import { AudioPool } from './features/player/engine/audioPool.ts';
import { whenPageHides } from './features/player/journalPage.ts';
import { journalEvents } from './features/player/journalSlice.ts';
import { rawStorage } from './shared/rawStorage.ts';
import { readSiteOrigin, SiteOrigin } from './shared/siteOrigin.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
// The server renders for visitors: whoever this browser knows gets a page of their own from the start.
const isKnown = readKeptSession(rawStorage).isSignedIn;
const answers = isKnown ? undefined : readAnswers(document);
const store = makeStore({ audio: new AudioPool(() => new Audio()), storage: rawStorage, answers });
// Writes to the storage lag a moment behind the state: what is on its way goes out before the page does.
window.addEventListener('pagehide', () => void store.flush());
whenPageHides(() => store.dispatch(journalEvents.pageHidden()));

const app = (
  <SiteOrigin value={readSiteOrigin(document, window.location.origin)}>
    <BrowserRouter>
      <App store={store} cache={styleCache(nonce)} serverState={answers && store.getState()} />
    </BrowserRouter>
  </SiteOrigin>
);
const start = () => void store.dispatch(sessionSlice.actions.appStarted());

if (answers) {
  whenWanted(() => {
    hydrateRoot(root, app);
    start();
  });
} else {
  // Drawn anew, the page writes its own: two canonical addresses would be none.
  const written =
    'meta[name="description"], meta[property], meta[name^="twitter"], link[rel="canonical"]';
  document.head.querySelectorAll(written).forEach((element) => element.remove());
  createRoot(root).render(app);
  start();
}
keepVersion();
