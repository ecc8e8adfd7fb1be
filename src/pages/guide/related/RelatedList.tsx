import { useMemo, type ReactNode } from 'react';
import type { QueryState } from '../../../shared/api/queryState.ts';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { Motif } from '../../../shared/ui/brand/Motif.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';

interface Props<T> {
  query: QueryState<T[]>;
  guideId: number;
  texts: { none: string; all: string; failed: string };
  /** The path of the complete list. */
  to: string;
  skeleton: ReactNode;
  children: (items: T[]) => ReactNode;
}

/** Shows the items of a list that belong to a guide: the provider sends all items, the app filters them. */
export function RelatedList<T extends { guideId: number }>(props: Props<T>) {
  const { query, guideId, texts, to, skeleton, children } = props;
  const { currentData, isError } = query;
  const items = useMemo(
    () => currentData?.filter((item) => item.guideId === guideId),
    [currentData, guideId],
  );
  if (!items) {
    if (!isError) return skeleton;
    return <Failure title={texts.failed} query={query} />;
  }
  if (items.length > 0) return children(items);
  const action = { label: texts.all, to };
  return <Panel title={texts.none} picture={<Motif />} action={action} />;
}
