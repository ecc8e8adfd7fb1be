import { routeAt } from './pageQueries.ts';
import { pages } from './pages.ts';
import { pathAt, routes } from '../../shared/site/paths.ts';
import type { AppStore } from '../store/store.ts';

/** How long the pointer or the focus rests on a link before its page is prefetched, in milliseconds. */
const restsFor = 80;

const linkAt = ({ target }: Event) =>
  target instanceof Element
    ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])')
    : null;

/** Users who save data pay for pages that they do not open. TypeScript does not know this part of the navigator. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads the code and the data of a page. Data that no page uses is removed after a minute, as always. */
function prefetch({ dispatch }: Pick<AppStore, 'dispatch'>, link: HTMLAnchorElement): void {
  const path = pathAt(link.pathname);
  // A page in another language is loaded by a click alone.
  if (path === undefined) return;
  const found = routeAt(path);
  // A link to the landing page is on every page. If its content fails, a toast appears, which no visitor would understand.
  const isUseful = path !== pathAt(window.location.pathname) && path !== routes.landing;
  if (!found || !isUseful) return;
  pages[found.route.chunk].preload();
  for (const query of found.queries.first(found.id, '', found.slug)) dispatch(query).unsubscribe();
}

/** Prefetches the page of a link when the pointer or the focus rests on it, and at once when it is pressed. */
export function prefetchLinks(store: Pick<AppStore, 'dispatch'>): void {
  if (savesData()) return;
  let resting: number | undefined;
  const leave = () => window.clearTimeout(resting);
  const rest = (event: Event) => {
    leave();
    const link = linkAt(event);
    if (link) resting = window.setTimeout(() => prefetch(store, link), restsFor);
  };
  const press = (event: Event) => {
    leave();
    const link = linkAt(event);
    if (link) prefetch(store, link);
  };
  document.addEventListener('pointerover', rest, { passive: true });
  document.addEventListener('focusin', rest, { passive: true });
  document.addEventListener('pointerdown', press, { passive: true });
}
