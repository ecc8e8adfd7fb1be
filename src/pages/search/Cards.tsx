import type { ReactNode } from 'react';
import type { GridLayout } from '../../features/catalogue/grid/CardGridSkeleton.tsx';
import { classNames } from '../../shared/ui/basic/classNames.ts';
import grids from '../../features/catalogue/grid/gridLayout.module.css';

interface Props<T> {
  items: T[];
  layout?: GridLayout;
  children: (item: T) => ReactNode;
}

/** Shows a short list of cards, all at once. */
export function Cards<T extends { id: number }>({ items, layout = 'wide', children }: Props<T>) {
  return (
    <ul className={classNames('search-page-cards', grids[layout])}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}
