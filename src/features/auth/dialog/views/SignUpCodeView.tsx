import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AuthRoot } from '../../authListeners.ts';
import { useSignUpMutation, useVerifySignUpMutation } from '../../authApi.ts';
import { CodeForm } from '../fields/CodeForm.tsx';
import { authCopy } from '../../copy.ts';
import { dialogEvents } from '../dialogSlice.ts';
import { mailedLink } from '../mailedLink.ts';
import type { SignUpValues } from './SignUpView.tsx';
import { ViewFrame } from '../ViewFrame.tsx';

interface Props {
  /** What was signed up with; a reload forgets it. */
  sent: SignUpValues | null;
  /** The mail has a link in place of a code. */
  isLink: boolean;
  onMailed: (isLink: boolean) => void;
}

/** The code of a sign-up. */
export function SignUpCodeView({ sent, isLink, onMailed }: Props) {
  const dispatch = useDispatch();
  const email = useSelector(({ session }: AuthRoot) => session.otpEmail);
  const [verify, { isLoading }] = useVerifySignUpMutation();
  const [signUpAgain, { isLoading: isResending }] = useSignUpMutation();
  const [resends, setResends] = useState(0);
  const resend = () => {
    dispatch(dialogEvents.resendChosen());
    setResends(resends + 1);
    // The API has no call for it: signing up again sends the code again (contract/auth.ts).
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
      <Stack direction="row" sx={{ columnGap: 4, rowGap: 1.5, flexWrap: 'wrap' }}>
        <Link
          component="button"
          type="button"
          onClick={() => dispatch(dialogEvents.changeEmailChosen())}
        >
          {authCopy.changeEmail}
        </Link>
        <Link component="button" type="button" onClick={resend}>
          {authCopy.resend}
        </Link>
      </Stack>
      {resends > 0 && !sent && <Typography role="status">{authCopy.cannotResend}</Typography>}
    </ViewFrame>
  );
}
