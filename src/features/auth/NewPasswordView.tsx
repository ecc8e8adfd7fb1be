import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useSelector } from 'react-redux';
import type { AuthRoot } from './authListeners.ts';
import { useSetPasswordMutation } from './authApi.ts';
import { newPasswordErrors } from './newPasswordErrors.ts';
import { BackToLogin } from './BackToLogin.tsx';
import { authCopy } from './copy.ts';
import { PasswordField } from './PasswordField.tsx';
import { rules } from './rules.ts';
import { ViewFrame } from './ViewFrame.tsx';

/** The new password, twice. A refusal stops silently (spec section 8), but for what it says of a field. */
export function NewPasswordView() {
  const token = useSelector(({ session }: AuthRoot) => session.passwordToken);
  const [setPassword, { error, isLoading }] = useSetPasswordMutation();
  const refused = newPasswordErrors(error);
  return (
    <ViewFrame title={authCopy.newPasswordTitle}>
      <Formik
        initialValues={{ newPassword: '', retyped: '' }}
        validationSchema={rules.newPassword}
        onSubmit={async ({ newPassword, retyped }) => {
          await setPassword({ password: newPassword, retyped, token: token ?? '' });
        }}
      >
        <Stack component={Form} noValidate sx={{ gap: 2 }}>
          <PasswordField
            name="newPassword"
            label={authCopy.newPassword}
            autoComplete="new-password"
            serverError={refused.newPassword}
          />
          <PasswordField
            name="retyped"
            label={authCopy.retypePassword}
            autoComplete="new-password"
            serverError={refused.retyped}
          />
          <Button type="submit" variant="contained" size="large" disabled={isLoading}>
            {isLoading ? authCopy.saving : authCopy.create}
          </Button>
        </Stack>
      </Formik>
      <BackToLogin />
    </ViewFrame>
  );
}
