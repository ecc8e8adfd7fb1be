import { useState } from 'react';
import { Text } from '../../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../../shared/ui/basic/TextLink.tsx';
import { useSignUpMutation, useVerifySignUpMutation } from '../../authApi.ts';
import { CodeForm } from '../fields/CodeForm.tsx';
import { authCopy } from '../../copy.ts';
import { dialogEvents } from '../dialogSlice.ts';
import { mailedLink } from '../mailedLink.ts';
import type { SignUpValues } from './SignUpView.tsx';
import { ViewFrame } from '../ViewFrame.tsx';
import styles from './SignUpCodeView.module.css';
import { useAppDispatch, useAppSelector } from '../../../../shared/store/hooks.ts';

interface Props {
  /** The submitted values; null after a reload. */
  sent: SignUpValues | null;
  /** The mail has a link instead of a code. */
  isLink: boolean;
  onMailed: (isLink: boolean) => void;
}

/** Shows the input of the sign-up code, with links to resend it and to change the email. */
export function SignUpCodeView({ sent, isLink, onMailed }: Props) {
  const dispatch = useAppDispatch();
  const email = useAppSelector(({ session }) => session.otpEmail);
  const [verify, { isLoading }] = useVerifySignUpMutation();
  const [signUpAgain, { isLoading: isResending }] = useSignUpMutation();
  const [resends, setResends] = useState(0);
  const resend = () => {
    dispatch(dialogEvents.resendChosen());
    setResends(resends + 1);
    // The API has no endpoint to resend a code: signing up again sends one (contract/auth.ts).
    if (sent && !isResending) {
      void signUpAgain(sent).then((result) => onMailed(mailedLink(result)));
    }
  };
  return (
    <ViewFrame
      title={isLink ? authCopy.linkTitle : authCopy.otpTitle}
      text={isLink ? authCopy.linkText : email ? authCopy.otpText(email) : authCopy.otpTextPlain}
    >
      {!isLink && (
        <CodeForm
          key={resends}
          isBusy={isLoading}
          onSend={(code) => verify({ code, email: email ?? '' })}
        />
      )}
      <div className={styles.actions}>
        <TextLink onClick={() => dispatch(dialogEvents.changeEmailChosen())}>
          {authCopy.changeEmail}
        </TextLink>
        <TextLink onClick={resend}>{authCopy.resend}</TextLink>
      </div>
      {resends > 0 && !sent && <Text role="status">{authCopy.cannotResend}</Text>}
    </ViewFrame>
  );
}
