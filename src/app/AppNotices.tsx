import { useSyncExternalStore } from 'react';
import { selectIsCustomer } from '../features/auth/session/sessionSlice.ts';
import { useIsOnline } from '../shared/lib/useIsOnline.ts';
import { routes } from '../shared/site/paths.ts';
import { Button } from '../shared/ui/basic/Button.tsx';
import { TextLink } from '../shared/ui/basic/TextLink.tsx';
import './appNotices.css';
import { appCopy } from './copy.ts';
import { newVersion } from './versions/newVersion.ts';
import { useAppSelector } from '../shared/store/hooks.ts';

/** Shows the notices of every page: offline, with the way to the downloads, and new version. Each is shown as long as it applies. */
export function AppNotices() {
  const isCustomer = useAppSelector(selectIsCustomer);
  const isOnline = useIsOnline();
  const hasNewVersion = useSyncExternalStore(newVersion.subscribe, newVersion.isReady, () => false);
  return (
    <div className="app-notices" role="status">
      {!isOnline && (
        <p className="app-notice">
          {isCustomer ? (
            <TextLink to={routes.library}>{appCopy.offlineCustomer}</TextLink>
          ) : (
            appCopy.offlineVisitor
          )}
        </p>
      )}
      {hasNewVersion && (
        <p className="app-notice">
          {appCopy.newVersion}
          <Button size="small" onClick={newVersion.load}>
            {appCopy.reload}
          </Button>
        </p>
      )}
    </div>
  );
}
