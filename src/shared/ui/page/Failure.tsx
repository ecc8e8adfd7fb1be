import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/apiError.ts';
import { reasonOf } from '../../api/reasonOf.ts';
import { errorCopy } from '../copy.ts';
import { Panel } from '../Panel.tsx';
import { ReportButton } from './ReportButton.tsx';

interface Props {
  /** What could not be loaded, as a sentence. */
  title: string;
  titleAs?: 'h1' | 'p';
  error?: ApiError | SerializedError;
  onRetry: () => void;
}

/** Shows a failed query: what failed, why, and 'Try again' (docs/faults.md). */
export function Failure({ title, titleAs, error, onRetry }: Props) {
  return (
    <Panel
      title={title}
      titleAs={titleAs}
      action={{ label: errorCopy.tryAgain, onClick: onRetry }}
      aside={<ReportButton />}
    >
      {reasonOf(error)}
    </Panel>
  );
}
