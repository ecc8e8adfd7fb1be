import { createContext } from 'react';

/** The way from any panel to the report for support (issue 9): the app fills it, the panels know no more of it. */
export interface ReportingWay {
  /** Opens the report; absent where there is none to make. */
  open?: () => void;
  /** A render error that a panel stands for. */
  noteError: (error: unknown) => void;
}

export const Reporting = createContext<ReportingWay>({ noteError: () => undefined });
