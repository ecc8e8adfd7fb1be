import { paths } from '../../../../shared/site/paths.ts';
import { useSite } from '../../../../shared/site/useSite.ts';
import { Text } from '../../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../../shared/ui/basic/TextLink.tsx';
import { FormField } from '../../../../shared/ui/FormField.tsx';
import { useSignUpMutation } from '../../authApi.ts';
import { AuthForm } from '../fields/AuthForm.tsx';
import { authCopy } from '../../copy.ts';
import { dialogEvents } from '../dialogSlice.ts';
import { IntentNote } from '../IntentNote.tsx';
import { mailedLink } from '../mailedLink.ts';
import { PasswordField } from '../fields/PasswordField.tsx';
import { rules } from '../fields/rules.ts';
import { SocialButtons } from '../fields/SocialButtons.tsx';
import { ViewFrame } from '../ViewFrame.tsx';
import styles from './SignUpView.module.css';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';

export interface SignUpValues {
  name: string;
  email: string;
  password: string;
}

interface Props {
  initialValues: SignUpValues;
  /** Receives the sent values, for 'resend otp?' and 'Change Email Accout?': they must not enter the store. */
  onSend: (values: SignUpValues) => void;
  /** Receives whether the mail has a link instead of a code. */
  onMailed: (isLink: boolean) => void;
}

/** Slugs of the pages about the law that a new customer should read. */
const shown = new Set(['terms', 'privacy']);

/** Shows the sign-up form: name, email and password. */
export function SignUpView({ initialValues, onSend, onMailed }: Props) {
  const dispatch = useAppDispatch();
  const conditions = (useSite()?.legal ?? []).filter(({ slug }) => shown.has(slug));
  const [signUp, { isLoading }] = useSignUpMutation();
  return (
    <ViewFrame title={authCopy.signUpTitle}>
      <IntentNote view="signup" />
      <AuthForm
        initialValues={initialValues}
        rules={rules.signUp}
        onSubmit={async (values) => {
          onSend(values);
          const result = await signUp(values);
          onMailed(mailedLink(result));
          return result;
        }}
        label={authCopy.createAccount}
        busyLabel={authCopy.creating}
        isBusy={isLoading}
      >
        <FormField name="name" label={authCopy.name} autoComplete="name" />
        <FormField name="email" type="email" label={authCopy.email} autoComplete="email" />
        <PasswordField
          name="password"
          label={authCopy.password}
          autoComplete="new-password"
          helperText={authCopy.passwordRule}
        />
      </AuthForm>
      <SocialButtons />
      {conditions.length > 0 && (
        <Text variant="small" color="muted">
          <span>{authCopy.pleaseRead}</span>
          {conditions.map(({ slug, title }) => (
            <TextLink key={slug} to={paths.legal(slug)} target="_blank" className={styles.page}>
              {title}
            </TextLink>
          ))}
        </Text>
      )}
      <Text>
        {authCopy.hasAccount}{' '}
        <TextLink onClick={() => dispatch(dialogEvents.backToLoginChosen())}>
          {authCopy.toSignIn}
        </TextLink>
      </Text>
    </ViewFrame>
  );
}
