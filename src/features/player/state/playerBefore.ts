import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionSlice } from '../../auth/session/sessionSlice.ts';
import { initialPlayerState, type PlayerState } from './playerState.ts';
import type { RootState } from '../../../shared/store/rootState.ts';

/**
 * Returns the player's state before the action, with which listeners compare. When the listeners start, it is the
 * initial one, so that they handle what was requested before their code was loaded.
 */
export const playerBefore = (action: UnknownAction, before: RootState): PlayerState =>
  sessionSlice.actions.appStarted.match(action) ? initialPlayerState : before.player;
