import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/apiError.ts';
import { isUnreachable } from '../../api/isUnreachable.ts';
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
  error?: ApiError | SerializedError;
  onRetry: () => void;
}

/**
 * Shows a failed query: what failed, why, and 'Try again' (docs/faults.md). Without a connection it leads to the
 * downloads instead of a report, and tries again by itself when there is one.
 */
export function Failure({ title, titleAs, error, onRetry }: Props) {
  const isLost = isUnreachable(error);
  useOnReconnect(onRetry, isLost);
  return (
    <Panel
      title={title}
      titleAs={titleAs}
      action={{ label: errorCopy.tryAgain, onClick: onRetry }}
      aside={isLost ? <DownloadsButton /> : <ReportButton />}
    >
      {reasonOf(error)}
    </Panel>
  );
}
