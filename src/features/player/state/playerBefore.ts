import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionSlice } from '../../auth/session/sessionSlice.ts';
import { initialPlayerState, type PlayerRoot, type PlayerState } from './playerState.ts';

/**
 * Returns what a listener compares the player with: its state before the action. When the listeners start, that is the
 * initial one, so that they follow what was asked for before their code was loaded.
 */
export const playerBefore = (action: UnknownAction, before: PlayerRoot): PlayerState =>
  sessionSlice.actions.appStarted.match(action) ? initialPlayerState : before.player;
