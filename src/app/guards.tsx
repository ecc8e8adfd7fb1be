import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { selectIsCustomer, selectWasChecked } from '../features/auth/authSelectors.ts';
import { routes } from '../shared/paths.ts';
import { Loading } from '../shared/ui/Loading.tsx';

/**
 * The protected group needs the auth flag (spec section 2, *Route table*). Without one the server's answer
 * is waited for: a social sign-in comes back to /user with nothing but the session's cookie.
 */
export function CustomersOnly() {
  const isCustomer = useSelector(selectIsCustomer);
  const wasChecked = useSelector(selectWasChecked);
  if (isCustomer) return <Outlet />;
  return wasChecked ? <Navigate to={routes.landing} replace /> : <Loading />;
}

/** The landing page leads customers to their home. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  return useSelector(selectIsCustomer) ? <Navigate to={routes.home} replace /> : children;
}
