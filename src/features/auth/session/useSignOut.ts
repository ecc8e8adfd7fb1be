import { useNavigate } from 'react-router-dom';
import { routes } from '../../../shared/site/paths.ts';
import { sessionSlice } from './sessionSlice.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';

/**
 * Returns a function that signs this browser out, at once and whatever the server responds, and opens the landing page.
 */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return () => {
    dispatch(sessionSlice.actions.signedOut());
    void navigate(routes.landing);
  };
}
