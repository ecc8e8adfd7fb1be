import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../../shared/lib/lazyComponent.ts';
import { isPlainId } from '../../shared/site/paths.ts';

const NotFoundPage = lazyComponent(
  () => import(/* webpackChunkName: "page-not-found" */ '../notFound/NotFoundPage.tsx'),
);

/**
 * Renders the page of the id in the address, or the not-found page if the address does not end with a plain id. Set
 * `key={id}` in `show`, so that another id mounts another page.
 */
export function ById({ show }: { show: (id: number) => ReactNode }) {
  const { pathname } = useLocation();
  // The last part of every path with an id. No page has a path that cannot be decoded.
  const id = decodeURIComponent(pathname.split('/').filter(Boolean).at(-1) ?? '');
  return isPlainId(id) ? show(Number(id)) : <NotFoundPage />;
}
