import { isReadablePath } from '../../contract/readablePath.ts';

/** Never a page's address. */
const UNKNOWN_PAGE = '/unreadable';
/** Paths that never show a page: a missing call or file below them is a 404 of its own. */
const NO_PAGES = /^\/(api|assets|storage)(\/|$)/;

/**
 * Returns the URL to route a request by: its own, or an unknown page's when the router, the renderer or `new URL`
 * could not read it (`/%E0%A4%A`, `//`).
 */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  return NO_PAGES.test(path) || isReadablePath(path) ? url : UNKNOWN_PAGE;
}
