import { useState } from 'react';
import type { DialogView } from './dialogSlice.ts';
import { ForgotView } from './views/ForgotView.tsx';
import { LoginView } from './views/LoginView.tsx';
import { NewPasswordView } from './views/NewPasswordView.tsx';
import { ResetCodeView } from './views/ResetCodeView.tsx';
import { SignUpCodeView } from './views/SignUpCodeView.tsx';
import { SignUpView, type SignUpValues } from './views/SignUpView.tsx';

const emptyForm: SignUpValues = { name: '', email: '', password: '' };

/**
 * Shows the dialog's current view. A sign-up's values are local state because they include the password:
 * it must not enter the store, and it is discarded when the dialog closes.
 */
export function AuthView({ view }: { view: DialogView }) {
  const [sent, setSent] = useState<SignUpValues | null>(null);
  const [isLink, setIsLink] = useState(false);
  const views: Record<DialogView, () => React.ReactNode> = {
    login: () => <LoginView />,
    signup: () => (
      <SignUpView initialValues={sent ?? emptyForm} onSend={setSent} onMailed={setIsLink} />
    ),
    otp: () => <SignUpCodeView sent={sent} isLink={isLink} onMailed={setIsLink} />,
    forgetPass: () => <ForgotView onMailed={setIsLink} />,
    'password-otp': () => <ResetCodeView isLink={isLink} />,
    CreateNewPassword: () => <NewPasswordView />,
  };
  return views[view]();
}
