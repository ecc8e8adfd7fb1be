import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { sessionSlice } from './sessionSlice.ts';

/** `?login=<reason>`, on the page where a social sign-in began: a toast says once that it failed. */
export function useSocialFailure(): void {
  const dispatch = useDispatch();
  const [search, setSearch] = useSearchParams();
  const reason = search.get('login');
  useEffect(() => {
    if (reason === null) return;
    dispatch(sessionSlice.actions.socialSignInFailed(reason));
    setSearch(
      (before) => {
        before.delete('login');
        return before;
      },
      { replace: true },
    );
  }, [dispatch, reason, setSearch]);
}
