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
 * A page whose address ends with an id. The address is the visitor's: anything but a plain id is an
 * unknown page, and another id is another page.
 */
export function ById({ show }: { show: (id: number) => ReactNode }) {
  const { id = '' } = useParams();
  return isPlainId(id) ? show(Number(id)) : <NotFoundPage />;
}
