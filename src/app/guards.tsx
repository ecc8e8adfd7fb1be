import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { selectIsCustomer } from '../features/auth/authSelectors.ts';
import { routes } from '../shared/paths.ts';

/** The protected group needs the auth flag (spec section 2, *Route table*). */
export function CustomersOnly() {
  return useSelector(selectIsCustomer) ? <Outlet /> : <Navigate to={routes.landing} replace />;
}

/** The landing page leads customers to their home. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  return useSelector(selectIsCustomer) ? <Navigate to={routes.home} replace /> : children;
}
