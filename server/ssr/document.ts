/** Inserts a rendered page into the HTML of the app's build. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeHTML } from 'entities';
import type { RenderedPage } from '../../contract/renderedPage.ts';
import type { WireSite } from '../../contract/site.ts';
import { inXml } from '../lib/xml.ts';

/** Also in src/app/ssr/dehydratedState.ts. */
const [DEHYDRATED_STATE_ID, SITE_ID] = ['dehydrated-state', 'site'];

/** The files of each named chunk, and the CSS of its style sheets by their address. */
export interface BuiltFiles {
  publicPath: string;
  chunks: Record<string, string[]>;
  styles: Map<string, string>;
}

/** Resolves with the HTML of a build: null while it is not written to its end, undefined without a build. */
export async function readTemplate(distDir: string): Promise<string | null | undefined> {
  const text = await readFile(join(distDir, 'index.html'), 'utf8').catch(() => undefined);
  return text === undefined || text.trimEnd().endsWith('</html>') ? text : null;
}

/**
 * Reads the manifest of a build.
 * @throws when there is no such build
 */
export async function readBuiltFiles(distDir: string): Promise<BuiltFiles> {
  // Written by tools/webpack/client.ts.
  const { publicPath, chunks } = JSON.parse(
    await readFile(join(distDir, 'chunks.json'), 'utf8'),
  ) as Pick<BuiltFiles, 'publicPath' | 'chunks'>;
  const sheets = [...new Set(Object.values(chunks).flat())].filter((file) => file.endsWith('.css'));
  const styles = await Promise.all(
    sheets.map(async (file): Promise<[string, string]> => {
      const text = await readFile(join(distDir, file), 'utf8');
      return [file, text.replace(/\/\*# sourceMappingURL=.*?\*\//, '').trim()];
    }),
  );
  return { publicPath, chunks, styles: new Map(styles) };
}

/** `<` is escaped, because HTML in the data could end the script element. */
const inScript = (json: string): string => json.replace(/</g, '\\u003c');

/** Elements of the template that the page has inline or loads later. The style sheet of the font stays. */
const styleLinksAndScripts =
  /<link (?![^>]*data-font)[^>]*rel="?stylesheet"?[^>]*>|<script defer[^>]*><\/script>/g;

/** The largest script. Requested with the others' low priority, it waits for the first picture and the font. */
const libraries = /\bvendor\b/;

/**
 * A phone's page would be hydrated 0.4 s later without the priority. On a desktop's faster link it would delay the
 * first picture (docs/speed.md).
 */
const preloadOnPhones = (address: string): string =>
  `<link rel="preload" as="script" fetchpriority="high" media="(max-width: 599px)" href="${address}">`;

/**
 * Returns the whole page: with critical CSS inline, so that nothing is fetched before the first paint; the scripts of
 * its chunks and of the app; and the data that it was rendered from, so that nothing is requested twice.
 */
export function documentOf(
  template: string,
  page: RenderedPage,
  { files, nonce }: { files: BuiltFiles; nonce: string },
): string {
  const { publicPath, chunks, styles } = files;
  const filesOf = (names: string[]) => [...new Set(names.flatMap((name) => chunks[name] ?? []))];
  const own = ['main', ...page.chunks];
  // `data-href` tells the code that loads a chunk that its style sheet is already loaded.
  const sheets = filesOf([...own, ...page.later])
    .filter((file) => styles.has(file))
    .map(
      (file) =>
        `<style nonce="${nonce}" data-href="${publicPath}${file}">${styles.get(file)}</style>`,
    )
    .join('');
  // The page's chunks before the app's, which checks what is loaded when it runs.
  const scripts = filesOf([...page.chunks, 'main'])
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const early = libraries.test(file) ? preloadOnPhones(publicPath + file) : '';
      return `${early}<script defer src="${publicPath}${file}"></script>`;
    })
    .join('');
  const preloads = filesOf(page.preloaded)
    .filter((file) => file.endsWith('.js'))
    .map(
      (file) => `<link rel="preload" as="script" fetchpriority="low" href="${publicPath}${file}">`,
    )
    .join('');
  const has = (pattern: RegExp) => pattern.test(page.head);
  // Before the font's style sheet: inline scripts after it wait for it.
  const place = /(?=<link [^>]*data-font|<\/head>)/;
  return template
    .replace(styleLinksAndScripts, '')
    .replace(TITLE, (plain) => (has(/<title/) ? '' : plain))
    .replace(DESCRIPTION, (plain) => (has(/name="description"/) ? '' : plain))
    .replace(
      place,
      () =>
        `${hydratingScript(nonce)}${earlyClickScript(nonce)}${page.head}${paintWhenParsed}${page.styles}${sheets}`,
    )
    .replace(
      /<div id="?root"?><\/div>/,
      () =>
        `<div id="root">${page.html}</div>${contentEnd}${siteElement(page.site)}${dehydratedStateElement(page)}${scripts}${preloads}`,
    );
}

/**
 * The first paint waits for the element after the content: in a page that arrives in pieces, parts that are painted
 * would shift while others are parsed. A browser without support for `expect` paints earlier.
 */
const paintWhenParsed = '<link rel="expect" href="#content-end" blocking="render">';
const contentEnd = '<i id="content-end" hidden></i>';

/**
 * Until the app removes the attribute (src/app/ssr/Interactive.tsx), pictures outside a phone's viewport wait for the
 * scripts (src/shared/ui/carousel/carousel.css); if the scripts never load, for 8 s. At the page's top its sections
 * further down are not laid out either (src/pages/landing/layout.module.css). A page that the browser scrolls,
 * to a section or to where it was left, needs their final heights.
 */
const hydratingScript = (nonce: string): string =>
  `<script nonce="${nonce}">document.documentElement.dataset.hydrating=` +
  `location.hash||/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)?'scrolled':'top';` +
  `setTimeout(function(){delete document.documentElement.dataset.hydrating},8000)</script>`;

/** How long a link waits for the scripts, in milliseconds. */
const followedAfter = 5000;

/**
 * Stores a click made before the scripts run (src/app/ssr/earlyClick.ts): a link then navigates within the app, and
 * loads the next page only when no script arrives, and a button shows that it was pressed.
 */
const earlyClickScript = (nonce: string): string =>
  `<script nonce="${nonce}">window.earlyClick={keep:function(event){` +
  `var link=event.target.closest('a[href^="/"]:not([target])'),button=event.target.closest('button');` +
  `if(button)button.setAttribute('aria-busy','true');` +
  `earlyClick.target=event.target;clearTimeout(earlyClick.timer);` +
  `if(!link||event.ctrlKey||event.metaKey||event.shiftKey)return;event.preventDefault();` +
  `earlyClick.timer=setTimeout(function(){location.href=link.href},${followedAfter})}};` +
  `addEventListener('click',earlyClick.keep,true)</script>`;

const jsonElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${inScript(json)}</script>`;

/** The shop's words, for pages with and without content: no page requests them. */
const siteElement = (site: string): string => jsonElement(SITE_ID, site);

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="?description"?[^>]*>/;

/** Returns a page without content, with the shop's words instead of those of the build. */
export function plainDocument(template: string, site: WireSite): string {
  const { shop, texts } = site;
  const title = inXml(texts?.title ?? shop.name);
  const description = inXml(texts?.description ?? '');
  return template
    .replace(TITLE, () => `<title>${title}</title>`)
    .replace(DESCRIPTION, () => `<meta name="description" content="${description}">`)
    .replace('</body>', () => `${siteElement(JSON.stringify({ site, isBundled: false }))}</body>`);
}

/** Without failed queries: the browser stores no failures, sends these requests itself and renders again. */
const dehydratedStateElement = ({ dehydratedState, status }: RenderedPage): string =>
  status === 404 ? '' : jsonElement(DEHYDRATED_STATE_ID, dehydratedState);

/**
 * Returns hashes for the policy, which must allow style attributes of the HTML; styles that React sets later need no
 * permission.
 */
export function styleHashesOf(html: string): string[] {
  const styles = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style));
  return [...styles].map(
    (style) => `'sha256-${createHash('sha256').update(decodeHTML(style)).digest('base64')}'`,
  );
}
