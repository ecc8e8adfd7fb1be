import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { searchCopy } from './copy.ts';
import './searchHit.css';

interface Props<T> {
  title: string;
  items: T[];
  /** Number of items shown before the user presses 'Load More'. */
  first: number;
  children: (item: T) => ReactNode;
}

/** Shows the search results of one kind. Renders nothing if there are none. */
export function HitGroup<T>({ title, items, first, children }: Props<T>) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Text as="h2" variant="overline" color="muted" id={id}>
        {title}
      </Text>
      <ul className="search-hits">{(isWhole ? items : items.slice(0, first)).map(children)}</ul>
      {!isWhole && items.length > first && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={searchCopy.more(title)}
          data-search-stop
          onClick={(event) => {
            // The button is about to be unmounted: move focus to the last visible result, before the new ones.
            const list = event.currentTarget.previousElementSibling;
            setIsWhole(true);
            list?.querySelector<HTMLElement>('li:last-child [data-search-stop]')?.focus();
          }}
        >
          {searchCopy.loadMore}
        </Button>
      )}
    </section>
  );
}
