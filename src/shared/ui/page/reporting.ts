import { createContext } from 'react';

/** Opens the report for support from any panel: the app provides it, the panels know no more of it. */
export interface ReportingWay {
  /** Opens the report; absent where there is none to make. */
  open?: () => void;
  /** A render error that a panel replaces. */
  noteError: (error: unknown) => void;
}

export const Reporting = createContext<ReportingWay>({ noteError: () => undefined });
