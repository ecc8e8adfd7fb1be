import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { libraryCopy } from '../copy.ts';
import { NoMatches } from '../filter/NoMatches.tsx';

interface Props<T> {
  items: T[];
  /** Number of items shown at first; each press of the button doubles what is shown. */
  step: number;
  className: string;
  children: (item: T) => ReactNode;
}

/** Shows the first items of a list, and a button that adds the next ones, so that a long list renders quickly. */
export function LoadMoreList<T>({ items, step, className, children }: Props<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState(step);
  const more = ({ detail }: MouseEvent) => {
    const shown = list.current?.children.length ?? 0;
    flushSync(() => setLimit(limit * 2));
    // The button is below the new items, and is unmounted at the end of the list.
    list.current?.children[shown]
      ?.querySelector<HTMLElement>('a[href], button')
      ?.focus({ preventScroll: detail > 0 });
  };
  if (items.length === 0) return <NoMatches />;
  return (
    <>
      <ul ref={list} className={className}>
        {items.slice(0, limit).map(children)}
      </ul>
      {limit < items.length && (
        <div className="library-more">
          <Button variant="outlined" onClick={more}>
            {libraryCopy.more}
          </Button>
        </div>
      )}
    </>
  );
}
