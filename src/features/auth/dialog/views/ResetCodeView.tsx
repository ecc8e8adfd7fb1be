import { useVerifyResetCodeMutation } from '../../authApi.ts';
import { CodeForm } from '../fields/CodeForm.tsx';
import { authCopy } from '../../copy.ts';
import { BackToLogin } from '../fields/BackToLogin.tsx';
import { ViewFrame } from '../ViewFrame.tsx';
import { useAppSelector } from '../../../../shared/store/hooks.ts';

/** Shows the input of a password reset code. `isLink`: the mail has a link instead of a code. */
export function ResetCodeView({ isLink }: { isLink: boolean }) {
  const token = useAppSelector(({ session }) => session.resetToken);
  const [verify, { isLoading }] = useVerifyResetCodeMutation();
  return (
    <ViewFrame
      title={isLink ? authCopy.linkTitle : authCopy.otpTitle}
      text={isLink ? authCopy.linkText : authCopy.otpTextPlain}
    >
      {!isLink && (
        <CodeForm isBusy={isLoading} onSend={(code) => verify({ code, token: token ?? '' })} />
      )}
      <BackToLogin />
    </ViewFrame>
  );
}
