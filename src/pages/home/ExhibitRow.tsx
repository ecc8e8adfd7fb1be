import type { ReactNode } from 'react';
import { RowSkeleton } from '../../features/catalogue/exhibits/RowSkeleton.tsx';
import type { rowShapes } from '../../features/catalogue/exhibits/rowShapes.ts';
import { isLost, type QueryState } from '../../shared/api/queryState.ts';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { Row } from './Row.tsx';

/** The maximum number of items in a row. */
const rowLength = 12;

interface Props<T> {
  title: string;
  all: { label: string; to: string };
  isForDesktop?: boolean;
  query: QueryState<T[]>;
  failed: string;
  /** The kind of the items. */
  of: keyof typeof rowShapes;
  children: (items: T[]) => ReactNode;
}

/**
 * Shows a row of persons, objects, places or events: loading, loaded or failed. An empty row is left out, and one that
 * needs a connection, which the page says once.
 */
export function ExhibitRow<T>(props: Props<T>) {
  const { title, all, isForDesktop, query, failed, of, children } = props;
  const { currentData: items, isError } = query;
  if (items?.length === 0 || isLost(query)) return null;
  return (
    <Row title={title} all={all} isForDesktop={isForDesktop}>
      {items && children(items.slice(0, rowLength))}
      {!items && !isError && <RowSkeleton of={of} />}
      {!items && isError && <Failure title={failed} query={query} />}
    </Row>
  );
}
