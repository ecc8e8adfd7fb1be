import { act, screen } from '@testing-library/react';
import { dialogEvents } from '../../features/auth/dialog/dialogSlice.ts';
import { renderPage } from './renderPage.tsx';

/** Opens the sign-in dialog on a page that loads nothing else. */
export async function openLogin() {
  const app = renderPage('/nowhere');
  act(() => void app.store.dispatch(dialogEvents.signInRequested()));
  await screen.findByRole('heading', { name: 'Login' });
  return app;
}
