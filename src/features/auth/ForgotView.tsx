import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { FormField } from '../../shared/ui/FormField.tsx';
import { useSendResetCodeMutation } from './authApi.ts';
import { BackToLogin } from './BackToLogin.tsx';
import { authCopy } from './copy.ts';
import { rules } from './rules.ts';
import { ViewFrame } from './ViewFrame.tsx';

/** Asks for a code to set a new password. */
export function ForgotView() {
  const [send, { isLoading }] = useSendResetCodeMutation();
  return (
    <ViewFrame title={authCopy.forgotTitle} text={authCopy.forgotText}>
      <Formik
        initialValues={{ email: '' }}
        validationSchema={rules.forgot}
        onSubmit={async (values) => {
          await send(values);
        }}
      >
        <Stack component={Form} noValidate sx={{ gap: 2 }}>
          <FormField name="email" type="email" label={authCopy.email} autoComplete="email" />
          <Button type="submit" variant="contained" size="large" disabled={isLoading}>
            {isLoading ? authCopy.sending : authCopy.sendOtp}
          </Button>
        </Stack>
      </Formik>
      <BackToLogin />
    </ViewFrame>
  );
}
