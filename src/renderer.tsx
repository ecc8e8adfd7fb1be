import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { RenderedPage } from '../contract/renderedPage.ts';
import { App } from './app/App.tsx';
import { dehydrate } from './app/ssr/dehydratedState.ts';
import { renderedPageAt } from './app/ssr/renderedPages.ts';
import { makeServerStore } from './app/ssr/serverStore.ts';
import { loadSite } from './shared/site/loadSite.ts';
import { alternateLinks } from './app/ssr/alternateLinks.ts';
import { basename, pathAt } from './shared/site/paths.ts';
import { SiteOrigin, sitePlaceholder } from './shared/site/siteOrigin.ts';
import { makeStyleCache } from './shared/theme/MuiTheme.tsx';
import { StyleCache } from './shared/theme/styleCache.ts';

/** Rendered not-found pages by chunk: each of them is the same at every path, until the shop's words change. */
const missingPages = new Map<string, RenderedPage>();

/**
 * Renders a public page for a visitor (docs/decisions/013-first-load.md). Resolves with null when the address is not a
 * public page, or when the API does not respond: then the browser renders it. `nonce` is set on its style elements.
 * The global `fetch` is used: the caller routes it to the API.
 */
export async function render(address: string, nonce: string): Promise<RenderedPage | null> {
  const [, path, search] = /^([^?]*)(.*)$/s.exec(pathAt(address) ?? '') ?? [];
  const page = renderedPageAt(path ?? '', search);
  if (!page) return null;
  const store = makeServerStore();
  await loadSite(store.dispatch);
  if (!(await page.load(store))) return null;
  const { api, site } = store.getState();
  const failures = Object.values(api.queries).filter((query) => query?.status === 'rejected');
  const isMissing =
    page.isUnknown ||
    failures.some(
      (query) => (query?.error as { status?: unknown } | undefined)?.status === 404, // an ApiError
    );
  if (failures.length > 0 && !isMissing) return null;
  const known = isMissing ? missingPages.get(page.chunk) : undefined;
  const words = JSON.stringify(site);
  if (known?.site === words) return known;

  const cache = makeStyleCache(nonce);
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const { prelude } = await prerenderToNodeStream(
    <StyleCache value={cache}>
      <SiteOrigin value={sitePlaceholder}>
        <StaticRouter basename={basename} location={address}>
          <App store={store} />
        </StaticRouter>
      </SiteOrigin>
    </StyleCache>,
    // Renders everything in place: a part that React sends later needs a script that moves it there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const { head, html } = withoutHead(await textOf(prelude));
  // Includes the classes that others were composed of: the browser would compile the rules of missing ones.
  const classes = html + Object.keys(cache.registered).join(' ');
  const critical = extractCriticalToChunks(classes);
  // Empty on a page without MUI components.
  critical.styles = critical.styles.filter(({ css }) => css !== '');
  const styles = constructStyleTagsFromChunks(critical);
  const rendered: RenderedPage = {
    status: isMissing ? 404 : 200,
    head: head + alternateLinks(head),
    // `data-s` marks them as moved: Emotion moves other style elements into the head when its module runs.
    styles: styles.replaceAll('<style data-emotion=', '<style data-s data-emotion='),
    html,
    dehydratedState: JSON.stringify(dehydrate(api)),
    site: words,
    chunks: [page.chunk],
    later: [...page.lateChunks],
    preloaded: [...page.pressChunks],
  };
  if (isMissing) missingPages.set(page.chunk, rendered);
  return rendered;
}

async function textOf(stream: AsyncIterable<unknown>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(Buffer.from(piece as Uint8Array)); // a stream of bytes
  return Buffer.concat(pieces).toString();
}

/** Splits off what React writes in front of the HTML and belongs in the head: title, meta and preloads. */
function withoutHead(all: string): { head: string; html: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(all)?.[0] ?? '';
  return { head, html: all.slice(head.length) };
}
