/**
 * Calls back whenever the page may end soon: browsers guarantee no single event for it, and on phones being hidden is
 * often the last event of a page.
 */
export function onPageHide(hidden: () => void): void {
  window.addEventListener('pagehide', hidden);
  document.addEventListener('freeze', hidden);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hidden();
  });
}
