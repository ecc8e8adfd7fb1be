import { use } from 'react';
import { ReplayPage } from '../../pages/support/ReplayPage.tsx';
import { AppScreens } from '../routes/appScreens.ts';
import { makeReducer } from '../store/reducer.ts';
import { toastRules } from '../toasts/toastRules.ts';

/** Renders the replay with the app's reducer, toast texts and screens. */
export function Replay() {
  return <ReplayPage makeReducer={makeReducer} rules={toastRules} app={use(AppScreens)} />;
}
