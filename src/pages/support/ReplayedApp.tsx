import type { Theme } from '@mui/material/styles';
import { use, useMemo, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import {
  createPath,
  Router,
  UNSAFE_LocationContext,
  type Navigator,
  type To,
} from 'react-router-dom';
import { BaseTheme } from '../../shared/theme/MuiTheme.tsx';
import { ErrorBoundary } from '../../shared/ui/page/ErrorBoundary.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { Reporting } from '../../shared/ui/page/reporting.ts';
import { replayCopy } from './copy.ts';
import type { ReplayStore } from './replayStore.ts';

interface Props {
  store: ReplayStore;
  address: string;
  /** The index of the step. */
  step: number;
  app: ReactNode;
}

/** The replayed app has its own router and address, inside the router of the page. */
const noRouter = null as never; // the context's default value, which its type excludes

/**
 * Renders the app at the report's address with the report's state. `inert`: it can be seen and scrolled, but nothing
 * in it can be clicked or focused. Modals are rendered inside it, below the strip of the replay.
 */
export function ReplayedApp({ store, address, step, app }: Props) {
  const outer = use(BaseTheme);
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const theme = useMemo(() => floatingIn(outer, host), [outer, host]);
  const { mounts, reporting } = useMounts(step);
  return (
    <section aria-label={replayCopy.app} inert>
      <Provider store={store}>
        <BaseTheme value={theme}>
          <Reporting value={reporting}>
            <UNSAFE_LocationContext.Provider value={noRouter}>
              <ReplayRouter key={`${mounts} ${address}`} address={address}>
                <ErrorBoundary fallback={<Panel title={replayCopy.cannotShow} />}>
                  {app}
                </ErrorBoundary>
              </ReplayRouter>
            </UNSAFE_LocationContext.Provider>
          </Reporting>
        </BaseTheme>
      </Provider>
      <div ref={setHost} />
    </section>
  );
}

/**
 * A router that begins at the report's address and follows the redirects of the app. With React Router's MemoryRouter
 * the first load of every visitor would be larger (docs/decisions/013-first-load.md).
 */
function ReplayRouter({ address, children }: { address: string; children: ReactNode }) {
  const [location, setLocation] = useState<To>(address);
  const navigator = useMemo(
    (): Navigator => ({
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: () => undefined,
      push: setLocation,
      replace: setLocation,
    }),
    [],
  );
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

/** Remounts the app at the step after a failure: until then, an error boundary shows its fallback. */
function useMounts(step: number) {
  const outer = use(Reporting);
  const [shown, setShown] = useState({ step, mounts: 0, hasFailed: false });
  if (shown.step !== step) {
    const { mounts, hasFailed } = shown;
    setShown({ step, mounts: hasFailed ? mounts + 1 : mounts, hasFailed: false });
  }
  const reporting = useMemo(
    () => ({
      ...outer,
      noteError: (error: unknown) => {
        outer.noteError(error);
        setShown((now) => ({ ...now, hasFailed: true }));
      },
    }),
    [outer],
  );
  return { mounts: shown.mounts, reporting };
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
