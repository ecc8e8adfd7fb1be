import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AuthRoot } from './authListeners.ts';
import { useSignUpMutation, useVerifySignUpMutation } from './authApi.ts';
import { CodeForm } from './CodeForm.tsx';
import { authCopy } from './copy.ts';
import { dialogEvents } from './dialogSlice.ts';
import type { SignUpValues } from './SignUpView.tsx';
import { ViewFrame } from './ViewFrame.tsx';

/** The code of a sign-up. `sent` is what was signed up with; a reload forgets it. */
export function SignUpCodeView({ sent }: { sent: SignUpValues | null }) {
  const dispatch = useDispatch();
  const email = useSelector(({ session }: AuthRoot) => session.otpEmail);
  const [verify, { isLoading }] = useVerifySignUpMutation();
  const [signUpAgain, { isLoading: isResending }] = useSignUpMutation();
  const [resends, setResends] = useState(0);
  const canResend = sent !== null && sent.email === email;
  const resend = () => {
    dispatch(dialogEvents.resendChosen());
    setResends(resends + 1);
    // The API has no call for it: signing up again sends the code again (contract/auth.ts).
    if (canResend) void signUpAgain(sent);
  };
  return (
    <ViewFrame
      title={authCopy.otpTitle}
      text={email ? authCopy.otpText(email) : authCopy.otpTextPlain}
    >
      <CodeForm
        key={resends}
        isBusy={isLoading}
        onSend={(code) => verify({ code, email: email ?? '' })}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => dispatch(dialogEvents.changeEmailChosen())}>
          {authCopy.changeEmail}
        </Button>
        <Button onClick={resend} disabled={isResending}>
          {authCopy.resend}
        </Button>
      </Stack>
      {resends > 0 && !canResend && <Typography role="status">{authCopy.cannotResend}</Typography>}
    </ViewFrame>
  );
}
