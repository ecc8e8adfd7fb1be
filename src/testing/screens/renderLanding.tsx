import { dialogEvents } from '../../features/auth/dialog/dialogSlice.ts';
import type { MemoryStorage } from '../memoryStorage.ts';
import { renderApp } from './renderApp.tsx';

/**
 * The landing page, of somebody who has closed the sign-in box already: a slow machine draws for longer than the
 * five seconds after which it opens by itself, and beside an open box nothing else has a role.
 */
export function renderLanding(storage?: MemoryStorage) {
  const app = renderApp('/', storage);
  app.store.dispatch(dialogEvents.dialogClosed());
  return app;
}
