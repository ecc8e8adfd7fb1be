/** Inserts a rendered page into the HTML of the app's build. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '../../contract/renderedPage.ts';

/** Also src/app/ssr/dehydratedState.ts. */
const DEHYDRATED_STATE_ID = 'dehydrated-state';

/** The files of each named chunk, and the rules of its style sheets by their address. */
export interface BuiltFiles {
  publicPath: string;
  chunks: Record<string, string[]>;
  styles: Map<string, string>;
}

/** Reads what the build left beside its page. @throws when there is no such build */
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

/** A page in HTML must not end its own script element. */
const inScript = (json: string): string => json.replace(/</g, '\\u003c');

/** Elements of the template that the page contains inline or loads later. The style sheet of the font stays. */
const styleLinksAndScripts =
  /<link (?![^>]*data-font)[^>]*rel="?stylesheet"?[^>]*>|<script defer[^>]*><\/script>/g;

/**
 * Returns the whole page: critical CSS inline, so that nothing has to be fetched before the first paint; the
 * scripts of its chunks beside the app's own; the data that it was rendered from, so that nothing is requested twice.
 */
export function documentOf(
  template: string,
  page: RenderedPage,
  { files, nonce }: { files: BuiltFiles; nonce: string },
): string {
  const { publicPath, chunks, styles } = files;
  const filesOf = (names: string[]) => [...new Set(names.flatMap((name) => chunks[name] ?? []))];
  const own = ['main', ...page.chunks];
  // By `data-href` the code that loads a chunk's sheet later sees that it is there.
  const sheets = filesOf([...own, ...page.later])
    .filter((file) => styles.has(file))
    .map(
      (file) =>
        `<style nonce="${nonce}" data-href="${publicPath}${file}">${styles.get(file)}</style>`,
    )
    .join('');
  // The page's own before the app's, which looks for what is there when it runs.
  const scripts = filesOf([...page.chunks, 'main'])
    .filter((file) => file.endsWith('.js'))
    .map((file) => publicPath + file);
  const has = (pattern: RegExp) => pattern.test(page.head);
  // In front of the font, for which scripts wait.
  const place = /(?=<link [^>]*data-font|<\/head>)/;
  return template
    .replace(styleLinksAndScripts, '')
    .replace(/<title>[^<]*<\/title>/, (plain) => (has(/<title/) ? '' : plain))
    .replace(/<meta\s+name="?description"?[^>]*>/, (plain) =>
      has(/name="description"/) ? '' : plain,
    )
    .replace(place, () => `${hydratingScript(nonce)}${page.head}${page.styles}${sheets}`)
    .replace(
      /<div id="?root"?><\/div>/,
      () =>
        `<div id="root">${page.html}</div>${dehydratedStateElement(page)}${afterPictures(scripts, nonce, has(/as="image"/))}`,
    );
}

/**
 * Until the app takes it away (src/app/ssr/Interactive.tsx), pictures out of a phone's sight wait for the
 * scripts (src/shared/ui/carousel/carousel.css). If these never load, they wait for this time.
 */
const hydratingScript = (nonce: string): string =>
  `<script nonce="${nonce}">document.documentElement.dataset.hydrating='';` +
  `setTimeout(function(){delete document.documentElement.dataset.hydrating},8000)</script>`;

/** Milliseconds that a link waits for the scripts. */
const followedAfter = 5000;

/**
 * Requests the scripts so that they take no bandwidth from the first screen's pictures
 * (docs/decisions/013-first-load.md): after the first paint, with which the pictures are requested. A phone
 * shows one; where the head has preloaded it, the network would be idle until then, so the scripts are
 * requested as soon as the page is parsed. A page in the background is never painted, and waits a second.
 * They run in order; a click before them is kept (src/app/ssr/earlyClick.ts): a link then navigates
 * within the page, and loads the next one only when no script arrives.
 */
const afterPictures = (scripts: string[], nonce: string, isFirstAsked: boolean): string =>
  `<script nonce="${nonce}">(function(wanted){function ask(){wanted.splice(0).forEach(function(src){` +
  `var script=document.createElement('script');script.src=src;script.async=false;document.head.append(script)})}` +
  (isFirstAsked ? `if(matchMedia('(max-width: 599.95px)').matches)setTimeout(ask);else{` : '{') +
  `requestAnimationFrame(function(){setTimeout(ask)});setTimeout(ask,1000)}` +
  `window.earlyClick={keep:function(event){var link=event.target.closest('a[href^="/"]:not([target])');` +
  `earlyClick.target=event.target;clearTimeout(earlyClick.timer);` +
  `if(!link||event.ctrlKey||event.metaKey||event.shiftKey)return;event.preventDefault();` +
  `earlyClick.timer=setTimeout(function(){location.href=link.href},${followedAfter})}};` +
  `addEventListener('click',earlyClick.keep,true)})(${inScript(JSON.stringify(scripts))})</script>`;

/** None for what was not found: the browser stores no failure, sends the request itself and renders again. */
const dehydratedStateElement = ({ dehydratedState, status }: RenderedPage): string =>
  status === 404
    ? ''
    : `<script type="application/json" id="${DEHYDRATED_STATE_ID}">${inScript(dehydratedState)}</script>`;

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The policy must allow style attributes of the HTML by their hashes; styles that React sets later need no permission. */
export function styleHashesOf(html: string): string[] {
  const styles = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style));
  return [...styles].map((style) => {
    const text = style.replace(
      /&(?:quot|#x27|lt|gt|amp);/g,
      (entity) => entities[entity] ?? entity,
    );
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}
