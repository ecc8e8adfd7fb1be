import { use } from 'react';
import { ReplayPage } from '../../pages/support/ReplayPage.tsx';
import { AppScreens } from '../routes/appScreens.ts';
import { makeReducer } from '../store/reducer.ts';
import { toastRules } from '../toasts/toastRules.ts';

/** The replay with what it reads of the app: its reducer, the texts of its toasts, and its screens. */
export function Replay() {
  return <ReplayPage makeReducer={makeReducer} rules={toastRules} app={use(AppScreens)} />;
}
