import { abilities } from '../../../../shared/lib/abilities.ts';

/**
 * Asks the service worker to handle this page's requests, as it does for pages that are opened while it runs. It does
 * not claim pages by itself: a browser then drops those of its back/forward cache.
 */
export async function requestControl(): Promise<void> {
  const serviceWorker = abilities.serviceWorker();
  if (!serviceWorker || serviceWorker.controller) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage('claim');
}
