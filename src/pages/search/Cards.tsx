import type { ReactNode } from 'react';
import type { GridLayout } from '../../features/catalogue/grid/CardGridSkeleton.tsx';
import { classNames } from '../../shared/ui/basic/classNames.ts';
import grids from '../../features/catalogue/grid/gridLayout.module.css';

interface Props<T> {
  items: T[];
  layout?: GridLayout;
  /** Whether the list begins in the page's first viewport. Default: false. */
  startsPage?: boolean;
  /** `isFirst` for the first card of a page, whose picture is fetched early. */
  children: (item: T, isFirst: boolean) => ReactNode;
}

/** Shows a short list of cards, all at once. */
export function Cards<T extends { id: number }>({
  items,
  layout = 'wide',
  startsPage = false,
  children,
}: Props<T>) {
  return (
    <ul className={classNames('search-page-cards', grids[layout])}>
      {items.map((item, index) => (
        <li key={item.id}>{children(item, startsPage && index === 0)}</li>
      ))}
    </ul>
  );
}
