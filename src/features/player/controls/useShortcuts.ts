import { useEffect } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { playerEvents, seekStep, selectRate } from '../state/playerSlice.ts';
import { hasSource } from '../state/playerState.ts';
import { steppedRate } from '../state/rates.ts';
import { useAppStore } from '../../../shared/store/hooks.ts';
import type { RootState } from '../../../shared/store/rootState.ts';

/** Elements to which keys belong when they have the focus: fields, and controls that keys move. */
const takesKeys =
  'input, textarea, select, [contenteditable], [role=slider], [role=menu], [role=listbox], ' +
  '[role=tablist], [role=radiogroup], [role=combobox], [role=dialog], dialog, iframe';
const slider = 'input[type=range]';
/** Elements that Space presses. */
const takesSpace = 'button, a, summary, [role=button], [role=link], [role=switch], [role=checkbox]';

/**
 * Handles single keys for the player, as its help lists them (copy.ts). Not while the user types, not with a modifier,
 * not over a control's own key; they can be turned off (WCAG 2.1.4).
 */
export function useShortcuts(): void {
  const store = useAppStore();
  useEffect(() => {
    const handler = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const { target } = event;
      if (target instanceof Element) {
        const isSpace = event.key === ' ';
        // Space has no meaning for a slider, and would scroll the page.
        if (!(isSpace && target.matches(slider)) && target.closest(takesKeys)) return;
        if (isSpace && target.closest(takesSpace)) return;
      }
      const action = actionFor(event, store.getState());
      if (!action) return;
      event.preventDefault();
      store.dispatch(action);
    };
    window.addEventListener('keydown', handler);
    return () => window.removeEventListener('keydown', handler);
  }, [store]);
}

function actionFor({ key, repeat }: KeyboardEvent, state: RootState): UnknownAction | undefined {
  const { player } = state;
  if (!player.hasShortcuts) return undefined;
  if (key === '?') return playerEvents.panelOpened('shortcuts');
  if (!hasSource(player)) return undefined;
  // A key that is held down seeks repeatedly, but toggles once.
  if (repeat && !/^(Arrow|[jl<>])/i.test(key)) return undefined;
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case ' ':
    case 'k':
      return player.intent === 'play' && !player.preview
        ? playerEvents.pauseRequested()
        : playerEvents.playRequested();
    case 'ArrowLeft':
    case 'j':
      return playerEvents.skipRequested(-seekStep);
    case 'ArrowRight':
    case 'l':
      return playerEvents.skipRequested(seekStep);
    case 'n':
      return playerEvents.nextRequested();
    case 'p':
      return playerEvents.previousRequested();
    case 'b':
      return player.item ? playerEvents.bookmarkRequested() : undefined;
    case 'm':
      return playerEvents.muteToggled();
    case '<':
      return rateStep(state, -1);
    case '>':
      return rateStep(state, 1);
    default:
      return undefined;
  }
}

/** Changes the guide's own speed if it has one, otherwise the standard speed. */
function rateStep(state: RootState, direction: 1 | -1): UnknownAction {
  const { item, rates } = state.player;
  const guideId = item && item.guideId in rates.byGuide ? item.guideId : null;
  return playerEvents.rateChanged({ rate: steppedRate(selectRate(state), direction), guideId });
}
