import type { ReactNode } from 'react';
import '../../features/catalogue/grid/cardColumns.css';

interface Props<T> {
  items: T[];
  /** Whether the list begins in the page's first viewport. Default: false. */
  startsPage?: boolean;
  /** `isFirst` for the first card of a page, whose picture is fetched early. */
  children: (item: T, isFirst: boolean) => ReactNode;
}

/** Shows a short list of cards, all at once. */
export function Cards<T extends { id: number }>({ items, startsPage = false, children }: Props<T>) {
  return (
    <ul className="search-page-cards card-columns">
      {items.map((item, index) => (
        <li key={item.id}>{children(item, startsPage && index === 0)}</li>
      ))}
    </ul>
  );
}
