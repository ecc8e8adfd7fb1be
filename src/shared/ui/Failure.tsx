import type { SerializedError } from '@reduxjs/toolkit';
import { statusOf, type ApiError } from '../apiError.ts';
import { errorCopy } from './copy.ts';
import { Panel } from './Panel.tsx';

const reason = (error: ApiError | SerializedError | undefined): string => {
  if (!error) return errorCopy.serverFault;
  if ('status' in error && error.status === 'FETCH_ERROR') return errorCopy.noConnection;
  if ('status' in error && error.status === 'TIMEOUT_ERROR') return errorCopy.tooSlow;
  return statusOf(error) === 429 ? errorCopy.tooMany : errorCopy.serverFault;
};

interface Props {
  /** What could not be loaded, as a sentence. */
  title: string;
  error?: ApiError | SerializedError;
  onRetry: () => void;
}

/** A failed read: what failed, why, and 'Try again' (faults.md, *The app*). */
export function Failure({ title, error, onRetry }: Props) {
  return (
    <Panel title={title} action={{ label: errorCopy.tryAgain, onClick: onRetry }}>
      {reason(error)}
    </Panel>
  );
}
