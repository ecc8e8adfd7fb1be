import { isReadablePath } from '../../contract/readablePath.ts';

/** An address that no page has. */
const UNKNOWN_PAGE = '/unreadable';
/** Paths below which there are no pages: an unknown one is a 404. */
const NO_PAGES = /^\/(api|assets|storage)(\/|$)/;

/**
 * Returns the URL to route a request by: its own, or an unknown page's if the router, the renderer or `new URL` could
 * not parse it (`/%E0%A4%A`, `//`).
 */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  return NO_PAGES.test(path) || isReadablePath(path) ? url : UNKNOWN_PAGE;
}
