import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import { ActionCreators, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import '../app/store/devToolsRedactor.ts';
import { makeReducer } from '../app/store/reducer.ts';
import type { AppStore } from '../app/store/store.ts';
import { readEnvironment } from '../features/support/recording/environment.ts';
import { recordingRequested, type Recording } from '../features/support/recording/recorder.ts';
import { makeReport, type Report } from '../features/support/recording/report.ts';
import { api } from '../shared/api/api.ts';

/** Returns what the store's recorder has, which its type does not show. */
export const recordingOf = ({ dispatch }: AppStore): Recording =>
  dispatch(recordingRequested()) as unknown as Recording;

/** Returns the report that a customer would save now, as the file has it. */
export const reportOf = (store: AppStore): Report =>
  JSON.parse(JSON.stringify(makeReport(recordingOf(store), readEnvironment(window)))) as Report; // a report in JSON

/** Returns a store into which Redux DevTools have imported a report; like theirs it is locked, so nothing changes it. */
export function storeWith(report: Report) {
  const store = configureStore({
    reducer: makeReducer() as never, // its preloaded state is the report's
    devTools: false,
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
    enhancers: (defaults) => defaults().concat(instrument() as StoreEnhancer), // typed for a bare store
  }) as unknown as EnhancedStore<unknown, { type: string }, unknown>;
  // RTK Query's middleware registers itself with the first action.
  store.dispatch({ type: 'start' });
  store.liftedStore.dispatch(ActionCreators.lockChanges(true));
  store.liftedStore.dispatch(ActionCreators.importState(report as never)); // JSON has no types
  const { computedStates } = store.liftedStore.getState();
  expect(computedStates.filter(({ error }) => error)).toEqual([]);
  return store;
}
