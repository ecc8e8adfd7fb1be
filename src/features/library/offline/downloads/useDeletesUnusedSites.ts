import { useIsHydrated } from '../../../../shared/lib/useIsHydrated.ts';

/**
 * Returns whether this browser deletes what a site has stored after seven days without a visit: WebKit does, unless the
 * site is installed on the home screen or in the Dock. iOS has no other engine, and each browser there names Apple.
 * False on the server, until the browser has checked.
 */
export const useDeletesUnusedSites = (): boolean =>
  useIsHydrated() &&
  navigator.vendor.startsWith('Apple') &&
  !matchMedia('(display-mode: standalone)').matches;
