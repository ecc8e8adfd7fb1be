import { FormField } from '../../shared/ui/FormField.tsx';
import { useSendResetCodeMutation } from './authApi.ts';
import { AuthForm } from './AuthForm.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { authCopy } from './copy.ts';
import { rules } from './rules.ts';
import { ViewFrame } from './ViewFrame.tsx';

/** Asks for a code to set a new password. */
export function ForgotView() {
  const [send, { isLoading }] = useSendResetCodeMutation();
  return (
    <ViewFrame title={authCopy.forgotTitle} text={authCopy.forgotText}>
      <AuthForm
        initialValues={{ email: '' }}
        rules={rules.forgot}
        onSubmit={send}
        label={authCopy.sendOtp}
        busyLabel={authCopy.sending}
        isBusy={isLoading}
      >
        <FormField name="email" type="email" label={authCopy.email} autoComplete="email" />
      </AuthForm>
      <BackToLogin />
    </ViewFrame>
  );
}
