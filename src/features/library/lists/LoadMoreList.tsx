import { useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { libraryCopy } from '../copy.ts';
import { NoMatches } from '../filter/NoMatches.tsx';

interface Props<T> {
  items: T[];
  /** How many are shown at first, and by how many each press grows it. */
  step: number;
  className: string;
  children: (item: T) => ReactNode;
}

/** A list that shows its next part on request, so that a long one stays light. */
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
