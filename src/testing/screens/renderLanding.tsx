import { dialogEvents } from '../../features/auth/dialog/dialogSlice.ts';
import type { MemoryStorage } from '../memoryStorage.ts';
import { renderPage } from './renderPage.tsx';

/**
 * The landing page after the sign-in dialog was closed: a slow machine renders for longer than the
 * five seconds after which it opens by itself, and beside an open dialog nothing else has a role.
 */
export function renderLanding(storage?: MemoryStorage) {
  const app = renderPage('/', storage);
  app.store.dispatch(dialogEvents.dialogClosed());
  return app;
}
