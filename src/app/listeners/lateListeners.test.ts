import { configureStore, createSlice } from '@reduxjs/toolkit';
import { lateListeners } from './lateListeners.ts';

const counter = createSlice({
  name: 'counter',
  initialState: 0,
  reducers: { added: (count, { payload }: { payload: number }) => count + payload },
});
const { added } = counter.actions;

function openCounter() {
  const { listen, middleware } = lateListeners();
  const store = configureStore({
    reducer: counter.reducer,
    middleware: (defaults) => defaults().prepend(middleware),
  });
  const heard: { payload: number; before: unknown; after: unknown }[] = [];
  const startDeferredListener = () =>
    listen((startListening) =>
      startListening({
        predicate: (action, after, before) => {
          if (added.match(action)) heard.push({ payload: action.payload, before, after });
          return false;
        },
        effect: () => undefined,
      }),
    );
  return { store, heard, startDeferredListener };
}

test('a listener that is added late gets each earlier action once, in order, with its own states', () => {
  const { store, heard, startDeferredListener } = openCounter();
  store.dispatch(added(1));
  store.dispatch(added(10));
  expect(heard).toEqual([]);

  startDeferredListener();
  expect(heard).toEqual([
    { payload: 1, before: 0, after: 1 },
    { payload: 10, before: 1, after: 11 },
  ]);
});

test('an action after the listener was added reaches it at once, and earlier ones are not repeated', () => {
  const { store, heard, startDeferredListener } = openCounter();
  store.dispatch(added(1));
  startDeferredListener();
  heard.length = 0;

  store.dispatch(added(5));
  expect(heard).toEqual([{ payload: 5, before: 1, after: 6 }]);
});

test('what a listener dispatches in answer to an earlier action is heard too', () => {
  const { listen, middleware } = lateListeners();
  const store = configureStore({
    reducer: counter.reducer,
    middleware: (defaults) => defaults().prepend(middleware),
  });
  store.dispatch(added(1));
  const heard: number[] = [];
  listen((startListening) =>
    startListening({
      actionCreator: added,
      effect: ({ payload }, { dispatch }) => {
        heard.push(payload);
        if (payload < 3) dispatch(added(payload + 1));
      },
    }),
  );
  expect(heard).toEqual([1, 2, 3]);
  expect(store.getState()).toBe(6);
});
