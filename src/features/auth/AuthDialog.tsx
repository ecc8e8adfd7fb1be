import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IconAction } from '../../shared/ui/IconAction.tsx';
import './authDialog.css';
import type { AuthRoot } from './authListeners.ts';
import { authCopy } from './copy.ts';
import { dialogEvents, type DialogView } from './dialogSlice.ts';
import { ForgotView } from './ForgotView.tsx';
import { LoginView } from './LoginView.tsx';
import { NewPasswordView } from './NewPasswordView.tsx';
import { ResetCodeView } from './ResetCodeView.tsx';
import { SignUpCodeView } from './SignUpCodeView.tsx';
import { SignUpView, type SignUpValues } from './SignUpView.tsx';

const nobody: SignUpValues = { name: '', email: '', password: '' };

/** The authentication dialog (spec section 2): a full-screen veil and the view that the state names. */
export function AuthDialog() {
  const dispatch = useDispatch();
  const view = useSelector(({ dialog }: AuthRoot) => dialog.view);
  // A password stays in this component: the store, and so a support report, never sees it.
  const [sent, setSent] = useState<SignUpValues | null>(null);
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const close = () => {
    setSent(null);
    dispatch(dialogEvents.dialogClosed());
  };
  const views: Record<DialogView, () => React.ReactNode> = {
    login: () => <LoginView />,
    signup: () => <SignUpView initialValues={sent ?? nobody} onSend={setSent} />,
    otp: () => <SignUpCodeView sent={sent} />,
    forgetPass: () => <ForgotView />,
    'password-otp': () => <ResetCodeView />,
    CreateNewPassword: () => <NewPasswordView />,
  };
  return (
    <div ref={setHost}>
      <Dialog
        open={view !== null && host !== null}
        onClose={close}
        // MUI hides a dialog's siblings from screen readers: in the body that would be the toasts as well.
        container={host}
        aria-labelledby="auth-title"
        slotProps={{ paper: { className: 'auth-dialog' } }}
      >
        <div className="auth-dialog-close">
          <IconAction label={authCopy.close} onClick={close}>
            <Close />
          </IconAction>
        </div>
        <DialogContent>{view && views[view]()}</DialogContent>
      </Dialog>
    </div>
  );
}
