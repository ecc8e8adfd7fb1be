import { createContext, type ReactNode } from 'react';

/** The app's screens for the replay of a support report, which shows them inside its own page at other addresses. */
export const AppScreens = createContext<ReactNode>(null);
