import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { selectIsCustomer, selectWasChecked } from '../../features/auth/session/sessionSlice.ts';
import { dialogEvents, selectStaysOnPage } from '../../features/auth/dialog/dialogSlice.ts';
import { routes } from '../../shared/site/paths.ts';
import { Loading } from '../../shared/ui/page/Loading.tsx';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';

interface Guarded {
  children: ReactNode;
}

/**
 * Renders the routes under /user if the auth flag is set. Without it the guard waits for the session
 * query: a social sign-in returns to /user with only the session cookie. When a session has expired, the address
 * does not change: the sign-in dialog opens, and closing it redirects to the landing page. A visitor who opens the
 * address of such a page is led there by the next sign-in.
 */
export function CustomersOnly({ children }: Guarded) {
  const isCustomer = useAppSelector(selectIsCustomer);
  const wasChecked = useAppSelector(selectWasChecked);
  const staysOnPage = useAppSelector(selectStaysOnPage);
  const dispatch = useAppDispatch();
  const { key, pathname, search } = useLocation();
  // The address at which a visitor has loaded the app: later ones come from links and redirects.
  const [wanted, setWanted] = useState(key === 'default' && !isCustomer && pathname + search);
  if (wanted && isCustomer) setWanted(false);
  useEffect(() => {
    if (isCustomer || !wasChecked) return;
    if (staysOnPage) dispatch(dialogEvents.signInRequested());
    else if (wanted) dispatch(dialogEvents.pageWanted(wanted));
  }, [dispatch, isCustomer, staysOnPage, wanted, wasChecked]);
  if (isCustomer) return children;
  if (!wasChecked || staysOnPage) return <Loading />;
  return <Navigate to={routes.landing} replace />;
}

/** Redirects customers from the landing page to their home. */
export function VisitorsOnly({ children }: Guarded) {
  return useAppSelector(selectIsCustomer) ? <Navigate to={routes.home} replace /> : children;
}
