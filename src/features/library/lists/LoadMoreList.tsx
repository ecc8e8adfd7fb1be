import { useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { libraryCopy } from '../copy.ts';
import { NoMatches } from '../filter/NoMatches.tsx';

interface Props<T> {
  items: T[];
  /** Number of items shown at first, and added by each press of the button. */
  step: number;
  className: string;
  children: (item: T) => ReactNode;
}

/** Shows the first items of a list, and a button that adds the next ones, so that a long list renders quickly. */
export function LoadMoreList<T>({ items, step, className, children }: Props<T>) {
  const [limit, setLimit] = useState(step);
  if (items.length === 0) return <NoMatches />;
  return (
    <>
      <ul className={className}>{items.slice(0, limit).map(children)}</ul>
      {limit < items.length && (
        <div className="library-more">
          <Button variant="outlined" onClick={() => setLimit(limit + step)}>
            {libraryCopy.more}
          </Button>
        </div>
      )}
    </>
  );
}
