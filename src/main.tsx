import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { makeStore } from './app/store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const store = makeStore({ audio: new Audio() });

createRoot(root).render(
  <BrowserRouter>
    <App store={store} nonce={nonce} />
  </BrowserRouter>,
);
