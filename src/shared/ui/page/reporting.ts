import { createContext } from 'react';

/** Opens the support report from any panel: the app provides it through a context. */
export interface ReportingWay {
  /** Opens the report; absent if none can be made. */
  open?: () => void;
  /** Records a render error that a panel replaces. */
  noteError: (error: unknown) => void;
}

export const Reporting = createContext<ReportingWay>({ noteError: () => undefined });
