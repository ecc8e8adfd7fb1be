import { useEffect, useRef } from 'react';
import { object, string } from 'yup';
import { messageOf } from '../../../shared/api/reasonOf.ts';
import { hasFieldErrors } from '../../../shared/api/fieldErrors.ts';
import { emailRule } from '../../../shared/lib/typedInput.ts';
import { useIsHydrated } from '../../../shared/lib/useIsHydrated.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../shared/ui/basic/TextLink.tsx';
import { FormField } from '../../../shared/ui/FormField.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { dialogEvents } from '../../auth/dialog/dialogSlice.ts';
import { AuthForm } from '../../auth/dialog/fields/AuthForm.tsx';
import { withdrawalCopy } from '../copy.ts';
import { useRequestWithdrawalMutation } from '../withdrawalApi.ts';
import '../../../shared/ui/visuallyHidden.css';
import '../withdrawal.css';

const copy = withdrawalCopy.guest;

const rules = object({
  email: emailRule(string().trim().required(copy.emailMissing), copy.emailWrong, copy.emailSign),
  orderNumber: string().trim().required(copy.orderNumberMissing),
});

/** Asks for a link without a sign-in. The answer is the same for every order. */
export function GuestForm() {
  const dispatch = useAppDispatch();
  const [send, { data: message, error, isLoading }] = useRequestWithdrawalMutation();
  // Disabled before hydration: React would discard text typed earlier.
  const isHydrated = useIsHydrated();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) answer.current?.focus();
  }, [message]);
  return (
    <section aria-labelledby="guest" className="withdrawal-part">
      <Text as="h2" variant="h3" id="guest">
        {copy.title}
      </Text>
      <Text color="muted">{copy.text}</Text>
      <fieldset className="withdrawal-form" disabled={!isHydrated || isLoading}>
        <legend className="visually-hidden">{copy.title}</legend>
        <AuthForm
          initialValues={{ email: '', orderNumber: '' }}
          rules={rules}
          onSubmit={send}
          label={copy.send}
          busyLabel={withdrawalCopy.busy}
          isBusy={isLoading}
        >
          <FormField name="email" type="email" label={copy.email} autoComplete="email" required />
          <FormField
            name="orderNumber"
            label={copy.orderNumber}
            autoComplete="off"
            helperText={copy.orderNumberHint}
            required
          />
        </AuthForm>
      </fieldset>
      <div ref={answer} tabIndex={-1} role="status">
        {message && (
          <Notice severity="success" role="presentation">
            {message}
          </Notice>
        )}
        {error && !hasFieldErrors(error) && (
          <Notice severity="error">{`${copy.failed} ${messageOf(error)}`}</Notice>
        )}
      </div>
      <TextLink onClick={() => dispatch(dialogEvents.signInHereRequested())}>
        {copy.signIn}
      </TextLink>
    </section>
  );
}
