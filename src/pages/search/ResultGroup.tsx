import type { ReactNode } from 'react';
import { CardGrid } from '../../features/catalogue/grid/CardGrid.tsx';
import { searchAddress } from '../../features/catalogue/search/searchText.ts';
import { exhibitsCopy } from '../../features/catalogue/exhibits/copy.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { Cards } from './Cards.tsx';
import { searchPageCopy } from './copy.ts';
import { Group } from './Group.tsx';
import type { Kind } from './kinds.ts';

/** The number of results of each kind while all kinds are shown: one row on a desktop. */
const first = 4;

interface Props<T> {
  kind: Exclude<Kind, 'spoken'>;
  items: T[];
  text: string;
  /** The only kind that is shown; null for all kinds. */
  chosen: Kind | null;
  /** The kind whose results come first in the page. */
  startsWith: Kind | undefined;
  /** Returns the card of an item. Define it outside the component, so that its identity is stable. */
  children: (item: T, isFirst: boolean) => ReactNode;
}

/** Shows the results of one kind: the first ones with a link to all of them, or all of them. */
export function ResultGroup<T extends { id: number }>({
  kind,
  items,
  text,
  chosen,
  startsWith,
  children,
}: Props<T>) {
  if (items.length === 0 || (chosen !== null && chosen !== kind)) return null;
  return (
    <Group title={searchPageCopy[kind]}>
      {chosen === kind ? (
        <CardGrid
          items={items}
          list={`${kind} ${text}`}

          countText={exhibitsCopy.shown}
          startsPage={startsWith === kind}
        >
          {children}
        </CardGrid>
      ) : (
        <Cards items={items.slice(0, first)} startsPage={startsWith === kind}>
          {children}
        </Cards>
      )}
      {chosen === null && items.length > first && (
        <Button to={searchAddress(text, kind)} variant="outlined" color="inherit">
          {searchPageCopy.seeAll[kind](items.length)}
        </Button>
      )}
    </Group>
  );
}
