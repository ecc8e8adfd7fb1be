import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { withoutSecrets } from './withoutSecrets.ts';

/** Redux DevTools in every build: support reads what happened, and never a password, code or token. */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Cicerone',
  maxAge: 200,
  trace: false,
  actionSanitizer: (action) => withoutSecrets(action),
  stateSanitizer: (state) => withoutSecrets(state),
};
