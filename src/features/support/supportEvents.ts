import { createAction } from '@reduxjs/toolkit';

/** An uncaught error, or one that an error boundary showed. */
export interface SeenError {
  kind: 'error' | 'unhandledrejection' | 'render';
  name: string;
  message: string;
  stack: string;
}

/** Events for the report. The addresses of pages are recorded so that a report can show them. */
export const supportEvents = {
  /** A page was opened: path, search and hash, unchanged. */
  pageOpened: createAction<string>('support/pageOpened'),
  errorSeen: createAction<SeenError>('support/errorSeen'),
  reportCopied: createAction('support/reportCopied'),
  copyingFailed: createAction('support/copyingFailed'),
  reportSaved: createAction('support/reportSaved'),
  /** The report's code could not be loaded. */
  dialogUnavailable: createAction('support/dialogUnavailable'),
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns a thrown value in a form that an action can contain. */
export function seenError(kind: SeenError['kind'], thrown: unknown): SeenError {
  const isError = thrown instanceof Error;
  return {
    kind,
    name: isError ? thrown.name : 'UnhandledRejection',
    message: isError ? thrown.message : textOf(thrown),
    stack: isError ? textOf(thrown.stack) : '',
  };
}
