import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { lazyComponent } from '../../shared/lib/lazyComponent.ts';
import { isPlainId } from '../../shared/site/paths.ts';

const NotFoundPage = lazyComponent(() =>
  import(/* webpackChunkName: "page-not-found" */ '../notFound/NotFoundPage.tsx').then(
    ({ NotFoundPage }) => NotFoundPage,
  ),
);

/**
 * Renders the page of the id in the address, or the not-found page if the address does not end with a plain id. Set
 * `key={id}` in `show`, so that another id mounts another page.
 */
export function ById({ show }: { show: (id: number) => ReactNode }) {
  const { id = '' } = useParams();
  return isPlainId(id) ? show(Number(id)) : <NotFoundPage />;
}
