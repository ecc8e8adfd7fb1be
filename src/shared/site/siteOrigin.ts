import { createContext } from 'react';
import { hasOrigin } from './settings.ts';

/** Placeholder of the site's origin in rendered pages; the server replaces it (server/ssr). */
export const sitePlaceholder = '__SITE__';

/** Origin of a page's canonical and shared addresses, such as `https://cicerone.example`. */
export const SiteOrigin = createContext('');

/** Returns the origin that the server wrote into the page, so that hydration matches. `here`: the page's own origin. */
export function readSiteOrigin(page: ParentNode, here: string): string {
  const written = page.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content;
  // The development server and plain web servers do not replace the placeholder.
  return !written || written === sitePlaceholder ? here : written;
}

/** Returns an absolute address; one with an origin is returned unchanged. */
export const absoluteUrl = (origin: string, url: string): string =>
  hasOrigin(url) ? url : origin + url;
