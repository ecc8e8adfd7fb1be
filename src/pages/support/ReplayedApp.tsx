import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { useMemo, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, UNSAFE_LocationContext } from 'react-router-dom';
import { replayCopy } from './copy.ts';
import type { ReplayStore } from './replayStore.ts';

interface Props {
  store: ReplayStore;
  address: string;
  app: ReactNode;
}

/** The router around the replay is nobody's inside: the replayed app has an address of its own. */
const noRouter = null as never; // the context's own default, which its type does not name

/**
 * The app at the report's address with the report's state. `inert`: it can be looked at and scrolled, and
 * nothing of it can be pressed. What floats stays inside, under the strip of the replay.
 */
export function ReplayedApp({ store, address, app }: Props) {
  const outer = useTheme();
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const theme = useMemo(() => floatingIn(outer, host), [outer, host]);
  return (
    <section aria-label={replayCopy.app} inert>
      <Provider store={store}>
        <ThemeProvider theme={() => theme}>
          <UNSAFE_LocationContext.Provider value={noRouter}>
            <MemoryRouter key={address} initialEntries={[address]}>
              {app}
            </MemoryRouter>
          </UNSAFE_LocationContext.Provider>
        </ThemeProvider>
      </Provider>
      <div ref={setHost} />
    </section>
  );
}

const floatingIn = (theme: Theme, container: Element | null): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiModal: {
      defaultProps: { container, disableAutoFocus: true, disableEnforceFocus: true },
    },
  },
});
