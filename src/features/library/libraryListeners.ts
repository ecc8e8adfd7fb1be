import { api } from '../../shared/api/api.ts';
import { statusOf } from '../../shared/api/apiError.ts';
import type { StartListening } from '../../shared/lib/startListening.ts';
import { markInLibrary, type ApiRoot } from './inLibrary.ts';
import { libraryApi } from './libraryApi.ts';

const { addToLibrary, removeFromLibrary, wishList } = libraryApi.endpoints;

/** A call is under way: what the screen shows is newer than the answers before it. */
const isChanging = (state: ApiRoot): boolean => {
  const names: (string | undefined)[] = [addToLibrary.name, removeFromLibrary.name];
  return Object.values(state[api.reducerPath].mutations).some(
    (call) => call?.status === 'pending' && names.includes(call.endpointName),
  );
};

/** The wish list is the truth of all the flags that other lists carry: whenever it is read, they follow. */
export function addLibraryListeners(startListening: StartListening<ApiRoot>): void {
  startListening({
    matcher: wishList.matchFulfilled,
    effect: async (_action, { condition, dispatch, getState }) => {
      if (isChanging(getState())) {
        await condition((_action, state) => !isChanging(state));
        return readLibraryAnew(dispatch);
      }
      // From the cache, not from the answer: an answer that arrived after another sign-in isn't in it.
      const { data } = wishList.select()(getState());
      if (!data) return;
      const wished = new Set(data.map(({ id }) => id));
      dispatch(markInLibrary((id) => wished.has(id)));
    },
  });
  // Without an answer it is unknown whether it was done.
  for (const { matchRejected } of [addToLibrary, removeFromLibrary]) {
    startListening({
      matcher: matchRejected,
      effect: ({ payload }, { dispatch }) => {
        const status = payload && statusOf(payload);
        if (status === undefined || status >= 500) readLibraryAnew(dispatch);
      },
    });
  }
}

/** Reads the wish list even where no screen shows it: the flags of the others follow it. */
export function readLibraryAnew(
  dispatch: (thunk: ReturnType<typeof wishList.initiate>) => unknown,
): void {
  dispatch(wishList.initiate(undefined, { forceRefetch: true, subscribe: false }));
}
