import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { makeStore } from './app/store.ts';
import { sessionSlice } from './features/auth/sessionSlice.ts';
import { rawStorage } from './shared/rawStorage.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const store = makeStore({ audio: new Audio(), storage: rawStorage });
store.dispatch(sessionSlice.actions.appStarted());
// Writes to the storage lag a moment behind the state: what is on its way goes out before the page does.
window.addEventListener('pagehide', () => void store.flush());

createRoot(root).render(
  <BrowserRouter>
    <App store={store} nonce={nonce} />
  </BrowserRouter>,
);
