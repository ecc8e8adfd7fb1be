import { isUnreachable } from '../../api/isUnreachable.ts';
import type { QueryState } from '../../api/queryState.ts';
import { reasonOf } from '../../api/reasonOf.ts';
import { useOnReconnect } from '../../lib/useOnReconnect.ts';
import { errorCopy } from '../copy.ts';
import { Panel } from '../Panel.tsx';
import { DownloadsButton } from './DownloadsButton.tsx';
import { ReportButton } from './ReportButton.tsx';

interface Props {
  /** What could not be loaded, as a sentence. */
  title: string;
  titleAs?: 'h1' | 'p';
  query: Pick<QueryState<unknown>, 'error' | 'refetch'>;
}

/**
 * Shows a failed query: what failed, why, and 'Try again' (docs/faults.md). Without a connection it leads to the
 * downloads instead of a report, and tries again by itself when there is one.
 */
export function Failure({ title, titleAs, query: { error, refetch } }: Props) {
  const isLost = isUnreachable(error);
  const retry = () => void refetch();
  useOnReconnect(retry, isLost);
  return (
    <Panel
      title={title}
      titleAs={titleAs}
      action={{ label: errorCopy.tryAgain, onClick: retry }}
      aside={isLost ? <DownloadsButton /> : <ReportButton />}
    >
      {reasonOf(error)}
    </Panel>
  );
}
