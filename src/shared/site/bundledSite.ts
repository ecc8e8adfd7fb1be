import type { WireBusiness, WireLanding, WireLegal, WireSite } from '../../../contract/site.ts';
import { toWords, type Site } from '../../domain/decode/site.ts';

/** The texts that a build carries (tools/webpack/bundledSite.ts), for the provider's API, which has none. */
export interface BundledSite {
  site: Omit<WireSite, 'counts'>;
  /** What the calls answer, by the path behind `client/site/`. */
  pages: Record<string, WireLanding | WireBusiness | WireLegal>;
}

/** Defined by the build, and by Jest. */
declare const __BUNDLED_SITE__: BundledSite;

export const bundledSite: Site = toWords<BundledSite['site']>(__BUNDLED_SITE__.site);

/** Answers as the call would. */
export function bundledPage(path: string) {
  const data = __BUNDLED_SITE__.pages[path];
  return data ? { data: { data } } : { error: { status: 404, data: null } };
}
