import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { api } from '../shared/api.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** RTK Query calls every call alike and tells in a field which one it is. */
const callType = new RegExp(`^${api.reducerPath}/execute(Query|Mutation)/`);

interface CallAction extends Action<string> {
  meta?: { arg?: { endpointName?: string } };
}

/** An action under the name of what happened: `api/signIn/fulfilled`. */
function named<A extends Action>(action: A): A {
  // What the app dispatches has a text for its type; the fields are looked for.
  const { type, meta } = action as unknown as CallAction;
  const endpoint = meta?.arg?.endpointName;
  if (!endpoint) return action;
  return { ...action, type: type.replace(callType, `${api.reducerPath}/${endpoint}/`) };
}

/** Redux DevTools in every build: support reads what happened, and never a password, code or token. */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Cicerone',
  maxAge: 200,
  trace: false,
  actionSanitizer: (action) => withoutSecrets(named(action)),
  stateSanitizer: (state) => withoutSecrets(state),
};
