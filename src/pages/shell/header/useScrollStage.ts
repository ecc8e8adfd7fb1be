import { useSyncExternalStore } from 'react';

/** How far the page is scrolled: the header is compact from the second stage on. */
export type ScrollStage = 'top' | 'compact' | 'far';

/** Pixels. */
const compactFrom = 50;
const farFrom = 250;

function stageNow(): ScrollStage {
  if (window.scrollY >= farFrom) return 'far';
  return window.scrollY >= compactFrom ? 'compact' : 'top';
}

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Returns the scroll stage of the page; components render again only when it changes. */
export const useScrollStage = (): ScrollStage =>
  useSyncExternalStore<ScrollStage>(onScroll, stageNow, () => 'top');
