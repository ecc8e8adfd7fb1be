import type { MouseEvent } from 'react';
import { pathAt, routes } from '../../site/paths.ts';

/** How long a page may take to be rendered, in milliseconds; after that it opens without the transition. */
const waitsFor = 200;
/** The name of the moving picture (opening.css). */
const name = 'cover';

/** Whether a page is about to open: its link ignores the second click of a double click. */
let isBeginning = false;

/** Resolves when React has replaced the page of an element; at the latest after `waitsFor`. */
const isReplaced = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(() => !element.isConnected && end());
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(end, waitsFor);
  });

const wantsOther = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/**
 * Opens the page of a link in a view transition: the picture of the link's card becomes the picture of the page. Where
 * that is impossible or unwanted, it leaves the click to the link.
 */
export function openWithCover(
  event: MouseEvent<HTMLElement>,
  open: (path: string, options: { replace: boolean }) => void,
): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const cover = event.currentTarget.querySelector<HTMLElement>('.picture');
  // React also reports clicks in a dialog that a button of the card has opened.
  if (!link || !cover || !event.currentTarget.contains(link) || wantsOther(event)) return;
  // A hidden document captures nothing. Older browsers have no view transitions.
  if (!('startViewTransition' in document) || document.hidden) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.preventDefault();
  if (isBeginning) return;
  isBeginning = true;
  const { dataset } = document.documentElement;
  cover.style.viewTransitionName = name;
  const transition = document.startViewTransition(async () => {
    isBeginning = false;
    cover.style.viewTransitionName = '';
    // From now on the page's own picture has the name.
    dataset.opening = '';
    // Cards link to pages of this language.
    const path = pathAt(link.pathname) ?? routes.landing;
    open(path, { replace: link.pathname === window.location.pathname });
    await isReplaced(cover);
  });
  const end = () => delete dataset.opening;
  void transition.finished.then(end, end);
  // It is rejected when the transition is skipped, such as for the next one.
  transition.ready.catch(() => undefined);
}
