import { createContext } from 'react';

/** What the renderer writes for the site's origin; the server puts the real one in (server/ssr). */
export const sitePlaceholder = '__SITE__';

/** Origin of the addresses that others keep of a page, such as `https://cicerone.example`. */
export const SiteOrigin = createContext('');

/** The origin that the server wrote into the page: what hydration finds must be what was rendered. `here`: the page's own. */
export function readSiteOrigin(page: ParentNode, here: string): string {
  const written = page.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content;
  // The development server, or a plain web server, has put nothing in.
  return !written || written === sitePlaceholder ? here : written;
}

/** An address as others need it; one with an origin of its own stays. */
export const absoluteUrl = (origin: string, url: string): string =>
  /^https?:\/\//.test(url) ? url : origin + url;
