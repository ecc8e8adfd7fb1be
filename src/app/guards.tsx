import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import {
  selectIsCustomer,
  selectStaysHere,
  selectWasChecked,
} from '../features/auth/authSelectors.ts';
import { dialogEvents } from '../features/auth/dialogSlice.ts';
import { routes } from '../shared/paths.ts';
import { Loading } from '../shared/ui/Loading.tsx';

/**
 * The protected group needs the auth flag (spec section 2, *Route table*). Without one the server's answer
 * is waited for: a social sign-in comes back to /user with nothing but the session's cookie.
 * A session that has expired keeps the address: the dialog asks to sign in, and closing it leads to the landing page.
 */
export function CustomersOnly() {
  const isCustomer = useSelector(selectIsCustomer);
  const wasChecked = useSelector(selectWasChecked);
  const staysHere = useSelector(selectStaysHere);
  const dispatch = useDispatch();
  const mustSignIn = !isCustomer && wasChecked && staysHere;
  useEffect(() => {
    if (mustSignIn) dispatch(dialogEvents.signInRequested());
  }, [dispatch, mustSignIn]);
  if (isCustomer) return <Outlet />;
  if (!wasChecked || staysHere) return <Loading />;
  return <Navigate to={routes.landing} replace />;
}

/** The landing page leads customers to their home. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  return useSelector(selectIsCustomer) ? <Navigate to={routes.home} replace /> : children;
}
