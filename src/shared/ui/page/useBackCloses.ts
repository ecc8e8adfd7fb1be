import { useEffect, useEffectEvent } from 'react';

interface Layer {
  close: () => void;
}

/** What is open over the page, the topmost last. */
const layers: Layer[] = [];
/** How many layers the entry has to which the history is going back by itself: its next event is no press of Back. */
let returningTo: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The router's index of the shown entry, as last seen: a page that a link opened has a larger one. */
let seenIndex = 0;

const numberIn = (state: unknown, field: 'idx' | 'layers'): number => {
  const value = typeof state === 'object' && state !== null && Reflect.get(state, field);
  return typeof value === 'number' ? value : 0;
};

/** Gives each open layer an entry, which keeps the router's state, and takes the entries of closed ones back. */
function reconcile(): void {
  timer = undefined;
  if (returningTo !== undefined) return;
  const state: unknown = history.state;
  seenIndex = numberIn(state, 'idx');
  const depth = numberIn(state, 'layers');
  for (let next = depth + 1; next <= layers.length; next += 1)
    history.pushState({ ...Object(state), layers: next }, '');
  if (depth > layers.length) goBack(depth - layers.length);
}

function goBack(steps: number): void {
  returningTo = layers.length;
  history.go(-steps);
}

/** Later: a menu that closes as a dialog opens needs no step, and a link has opened its page by then. */
function reconcileSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(reconcile);
}

function handlePopState({ state }: PopStateEvent): void {
  const earlier = seenIndex;
  seenIndex = numberIn(state, 'idx');
  const depth = numberIn(state, 'layers');
  if (returningTo !== undefined) {
    // A page that was opened meanwhile has been left instead of the layer's entry.
    const isLeft = depth > returningTo;
    returningTo = undefined;
    if (isLeft) history.forward();
    else reconcileSoon();
    return;
  }
  while (layers.length > depth) layers.pop()?.close();
  // The entry of a layer that a link has closed: it looks like the one before it, so it is skipped.
  if (depth <= layers.length) return;
  const isLast = 'navigation' in window && !window.navigation.canGoForward;
  if (seenIndex < earlier || isLast) goBack(depth - layers.length);
  else history.forward();
}

/** Resolves once the entries of closed layers are taken back, within a second: a page that is opened earlier would be left. */
export async function historyIsStill(): Promise<void> {
  const end = Date.now() + 1000;
  while ((timer !== undefined || returningTo !== undefined) && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Takes back the entries of layers that a reload has closed: on each of them a press of Back would have no effect. */
export function takeBackEntries(): void {
  window.addEventListener('popstate', handlePopState);
  reconcileSoon();
}

/**
 * Lets Back close what is open over the page (sheet, menu, dialog, panel), the topmost first, instead of leaving the
 * page. It adds a history entry while it is open, and none remains when it is closed.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closed = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => closed() };
    layers.push(layer);
    window.addEventListener('popstate', handlePopState);
    reconcileSoon();
    return () => {
      const index = layers.indexOf(layer);
      if (index >= 0) layers.splice(index, 1);
      reconcileSoon();
    };
  }, [isOpen]);
}
