import { useSetPasswordMutation } from '../../authApi.ts';
import { AuthForm } from '../fields/AuthForm.tsx';
import { BackToLogin } from '../fields/BackToLogin.tsx';
import { authCopy } from '../../copy.ts';
import { PasswordField } from '../fields/PasswordField.tsx';
import { rules } from '../fields/rules.ts';
import { ViewFrame } from '../ViewFrame.tsx';
import { useAppSelector } from '../../../../shared/store/hooks.ts';

/** Shows the form for a new password, entered twice. Of a rejection only field errors are shown. */
export function NewPasswordView() {
  const token = useAppSelector(({ session }) => session.passwordToken);
  const [setPassword, { isLoading }] = useSetPasswordMutation();
  return (
    <ViewFrame title={authCopy.newPasswordTitle}>
      <AuthForm
        initialValues={{ newPassword: '', confirmPassword: '' }}
        rules={rules.newPassword}
        onSubmit={({ newPassword, confirmPassword }) =>
          setPassword({ password: newPassword, retyped: confirmPassword, token: token ?? '' })
        }
        label={authCopy.create}
        busyLabel={authCopy.saving}
        isBusy={isLoading}
      >
        <PasswordField
          name="newPassword"
          label={authCopy.newPassword}
          autoComplete="new-password"
          helperText={authCopy.passwordRule}
        />
        <PasswordField
          name="confirmPassword"
          label={authCopy.retypePassword}
          autoComplete="new-password"
        />
      </AuthForm>
      <BackToLogin />
    </ViewFrame>
  );
}
