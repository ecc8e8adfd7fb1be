import { TextLink } from '../../../../shared/ui/basic/TextLink.tsx';
import { FormField } from '../../../../shared/ui/FormField.tsx';
import { useSendResetCodeMutation } from '../../authApi.ts';
import { AuthForm } from '../fields/AuthForm.tsx';
import { BackToLogin } from '../fields/BackToLogin.tsx';
import { authCopy } from '../../copy.ts';
import { dialogEvents } from '../dialogSlice.ts';
import { mailedLink } from '../mailedLink.ts';
import { rules } from '../fields/rules.ts';
import { ViewFrame } from '../ViewFrame.tsx';
import { useAppDispatch, useAppSelector } from '../../../../shared/store/hooks.ts';

/** Shows the request for a password reset code. `onMailed` receives whether the mail has a link instead. */
export function ForgotView({ onMailed }: { onMailed: (isLink: boolean) => void }) {
  const dispatch = useAppDispatch();
  const hasCode = useAppSelector(({ session }) => session.resetToken !== null);
  const [send, { isLoading }] = useSendResetCodeMutation();
  return (
    <ViewFrame title={authCopy.forgotTitle} text={authCopy.forgotText}>
      <AuthForm
        initialValues={{ email: '' }}
        rules={rules.forgot}
        onSubmit={async (values) => {
          onMailed(mailedLink(await send(values)));
          return {};
        }}
        label={authCopy.sendOtp}
        busyLabel={authCopy.sending}
        isBusy={isLoading}
      >
        <FormField name="email" type="email" label={authCopy.email} autoComplete="email" />
      </AuthForm>
      {hasCode && (
        <TextLink onClick={() => dispatch(dialogEvents.lastResetCodeChosen())}>
          {authCopy.haveCode}
        </TextLink>
      )}
      <BackToLogin />
    </ViewFrame>
  );
}
