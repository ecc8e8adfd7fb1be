import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useDispatch } from 'react-redux';
import { fieldErrors } from '../../shared/fieldErrors.ts';
import { FormField } from '../../shared/ui/FormField.tsx';
import { useSignUpMutation } from './authApi.ts';
import { authCopy } from './copy.ts';
import { dialogEvents } from './dialogSlice.ts';
import { PasswordField } from './PasswordField.tsx';
import { rules } from './rules.ts';
import { SocialButtons } from './SocialButtons.tsx';
import { ViewFrame } from './ViewFrame.tsx';

export interface SignUpValues {
  name: string;
  email: string;
  password: string;
}

interface Props {
  initialValues: SignUpValues;
  /** Tells what was sent, for 'resend otp?' and 'Change Email Accout?': it must not enter the store. */
  onSend: (values: SignUpValues) => void;
}

/** Name, email and password of a new customer. */
export function SignUpView({ initialValues, onSend }: Props) {
  const dispatch = useDispatch();
  const [signUp, { error, isLoading }] = useSignUpMutation();
  const refused = error && 'status' in error ? fieldErrors(error) : {};
  return (
    <ViewFrame title={authCopy.signUpTitle}>
      <Formik
        initialValues={initialValues}
        validationSchema={rules.signUp}
        onSubmit={async (values) => {
          onSend(values);
          await signUp(values);
        }}
      >
        <Stack component={Form} noValidate sx={{ gap: 2 }}>
          <FormField
            name="name"
            label={authCopy.name}
            autoComplete="name"
            serverError={refused.name}
          />
          <FormField
            name="email"
            type="email"
            label={authCopy.email}
            autoComplete="email"
            serverError={refused.email}
          />
          <PasswordField
            name="password"
            label={authCopy.password}
            autoComplete="new-password"
            serverError={refused.password}
          />
          <Button type="submit" variant="contained" size="large" disabled={isLoading}>
            {isLoading ? authCopy.creating : authCopy.createAccount}
          </Button>
        </Stack>
      </Formik>
      <SocialButtons />
      <Typography>
        {authCopy.hasAccount}{' '}
        <Link
          component="button"
          type="button"
          onClick={() => dispatch(dialogEvents.backToLoginChosen())}
        >
          {authCopy.toSignIn}
        </Link>
      </Typography>
    </ViewFrame>
  );
}
