import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { tabFlag } from '../../../shared/storage/rawStorage.ts';
import { withMuiTheme } from '../../../shared/theme/MuiTheme.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Brand } from '../../../shared/ui/brand/Brand.tsx';
import { ErrorBoundary } from '../../../shared/ui/page/ErrorBoundary.tsx';
import { useBackCloses } from '../../../shared/ui/page/useBackCloses.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { closeIcon } from '../../../shared/ui/icons/shellIcons.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { ReportButton } from '../../../shared/ui/page/ReportButton.tsx';
import './authDialog.css';
import { AuthView } from './AuthView.tsx';
import { authCopy } from '../copy.ts';
import { dialogEvents } from './dialogSlice.ts';
import { useRemoveAuthParameters } from './useRemoveAuthParameters.ts';
import { useScrollLock } from './useScrollLock.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

/**
 * Focuses the main element if the button that opened the dialog was unmounted, as after signing in. A dialog that has
 * opened by itself had none: then Tab begins at the top of the page again.
 */
const focusContent = (opener: Element | null) => {
  const { activeElement: at, body } = document;
  if (at !== body && !at?.closest('.auth-dialog')) return;
  const target = opener === body ? body : document.querySelector('main');
  if (target === body) body.tabIndex = -1;
  target?.focus();
  body.removeAttribute('tabindex');
};

/** Shows the authentication dialog: a full-screen backdrop and the current view. */
export const AuthDialog = withMuiTheme(function AuthDialog() {
  const dispatch = useAppDispatch();
  const view = useAppSelector(({ dialog }) => dialog.view);
  // Keeps the last view during the closing transition.
  const [shown, setShown] = useState(view);
  if (view !== null && view !== shown) setShown(view);
  const isOpen = view !== null;
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpener(document.activeElement);
  }
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  useScrollLock(isOpen);
  useRemoveAuthParameters();
  const close = () => {
    tabFlag.set('dialog-closed');
    dispatch(dialogEvents.dialogClosed());
  };
  useBackCloses(isOpen, close);
  return (
    <div ref={setHost}>
      <Dialog
        open={isOpen && host !== null}
        onClose={close}
        // MUI sets aria-hidden on a dialog's siblings: in the body these include the toasts.
        container={host}
        aria-labelledby="auth-title"
        slotProps={{
          paper: { className: 'auth-dialog' },
          transition: { onExited: () => focusContent(opener) },
        }}
      >
        <div className="auth-dialog-close">
          <IconAction label={authCopy.close} onClick={close}>
            <Icon path={closeIcon} />
          </IconAction>
        </div>
        <DialogContent>
          <Text variant="h4" className="auth-dialog-column">
            <Brand />
          </Text>
          {shown && (
            <ErrorBoundary resetKey={shown}>
              <AuthView view={shown} />
            </ErrorBoundary>
          )}
          {/* The page's own report button is covered by the backdrop. */}
          <div className="auth-dialog-report">
            <ReportButton />
          </div>
        </DialogContent>
      </Dialog>
    </div>
  );
});
