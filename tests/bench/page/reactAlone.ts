/** React's DOM alone, rendering the landing page's hero and eight covers in the browser (docs/speed.md). */
import { createElement as h, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

interface FirstScreen {
  headline: string;
  words: string;
  covers: { src: string; srcSet: string; sizes: string }[];
}

function Page({ covers, headline, words }: FirstScreen) {
  useEffect(() => void performance.mark('app-interactive'), []);
  const picture = { width: 320, height: 320, style: { width: '24%', height: 'auto' } };
  return h(
    'main',
    null,
    h('h1', null, headline),
    h('p', null, words),
    covers.map((cover) => h('img', { key: cover.src, alt: '', ...picture, ...cover })),
  );
}

const root = document.getElementById('root');
const data = document.getElementById('data')?.textContent;
// Written by benchServer.ts.
if (root && data) createRoot(root).render(h(Page, JSON.parse(data) as FirstScreen));
