/**
 * Calls back whenever the page may be about to end: browsers promise no single event for it, and on phones
 * going out of sight is often the last that a page hears.
 */
export function onPageHide(hidden: () => void): void {
  window.addEventListener('pagehide', hidden);
  document.addEventListener('freeze', hidden);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hidden();
  });
}
