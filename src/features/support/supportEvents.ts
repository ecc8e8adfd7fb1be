import { createAction } from '@reduxjs/toolkit';

/** An uncaught error, or one that an error boundary showed. */
export interface SeenError {
  kind: 'error' | 'unhandledrejection' | 'render';
  name: string;
  message: string;
  stack: string;
}

/** What happens around the report. The addresses of pages are recorded so that a report can follow them. */
export const supportEvents = {
  /** A page was opened: path, search and hash, as they are. */
  pageOpened: createAction<string>('support/pageOpened'),
  errorSeen: createAction<SeenError>('support/errorSeen'),
  reportCopied: createAction('support/reportCopied'),
  copyingFailed: createAction('support/copyingFailed'),
  reportSaved: createAction('support/reportSaved'),
  /** The report's code could not be loaded. */
  dialogUnavailable: createAction('support/dialogUnavailable'),
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whatever was thrown, as something that an action can carry. */
export function seenError(kind: SeenError['kind'], thrown: unknown): SeenError {
  const isError = thrown instanceof Error;
  return {
    kind,
    name: isError ? thrown.name : 'UnhandledRejection',
    message: isError ? thrown.message : textOf(thrown),
    stack: isError ? textOf(thrown.stack) : '',
  };
}
