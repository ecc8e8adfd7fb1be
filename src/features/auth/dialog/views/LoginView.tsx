import { useNavigate } from 'react-router-dom';
import { routes } from '../../../../shared/site/paths.ts';
import { Text } from '../../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../../shared/ui/basic/TextLink.tsx';
import { FormField } from '../../../../shared/ui/FormField.tsx';
import { useSignInMutation } from '../../authApi.ts';
import { AuthForm } from '../fields/AuthForm.tsx';
import { authCopy } from '../../copy.ts';
import { dialogEvents, selectHasWayBack } from '../dialogSlice.ts';
import { IntentNote, NewHere } from '../IntentNote.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { rules } from '../fields/rules.ts';
import { SocialButtons } from '../fields/SocialButtons.tsx';
import { ViewFrame } from '../ViewFrame.tsx';
import styles from './LoginView.module.css';
import { useAppDispatch, useAppSelector } from '../../../../shared/store/hooks.ts';

/** Shows the sign-in form. Success opens the customer's home, or resumes where the session expired. */
export function LoginView() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const hasWayBack = useAppSelector(selectHasWayBack);
  const note = useAppSelector(({ dialog }) => dialog.note);
  const email = useAppSelector(({ dialog }) => dialog.email);
  const [signIn, { isLoading }] = useSignInMutation();
  return (
    <ViewFrame title={authCopy.loginTitle} text={note ? authCopy.notes[note] : undefined}>
      <IntentNote view="login" />
      <NewHere />
      <AuthForm
        initialValues={{ email, password: '' }}
        rules={rules.login}
        onSubmit={async (values) => {
          const result = await signIn(values);
          if ('data' in result && !hasWayBack) await navigate(routes.home);
          return result;
        }}
        label={authCopy.login}
        busyLabel={authCopy.loggingIn}
        isBusy={isLoading}
      >
        <FormField name="email" type="email" label={authCopy.email} autoComplete="email" />
        <PasswordField name="password" label={authCopy.password} autoComplete="current-password" />
        <TextLink
          onClick={() => dispatch(dialogEvents.forgotPasswordChosen())}
          className={styles.link}
        >
          {authCopy.forgot}
        </TextLink>
      </AuthForm>
      <SocialButtons />
      <Text>
        {authCopy.noAccount}{' '}
        <TextLink onClick={() => dispatch(dialogEvents.signUpChosen())}>
          {authCopy.toSignUp}
        </TextLink>
      </Text>
    </ViewFrame>
  );
}
