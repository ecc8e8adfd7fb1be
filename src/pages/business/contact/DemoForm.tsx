import { useEffect, useRef, useState } from 'react';
import { object, string } from 'yup';
import { withMuiTheme } from '../../../shared/theme/MuiTheme.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { emailRule } from '../../../shared/lib/typedInput.ts';
import { FormField } from '../../../shared/ui/FormField.tsx';
import { useIsHydrated } from '../../../shared/lib/useIsHydrated.ts';
import { AuthForm } from '../../../features/auth/dialog/fields/AuthForm.tsx';
import { useSendContactMessageMutation } from './contactApi.ts';
import { contactCopy } from './contactCopy.ts';
import '../../../shared/ui/visuallyHidden.css';
import './demoForm.css';

const empty = { name: '', email: '', subject: '', message: '' };

/** All fields are required; the email must be valid. */
const rules = object({
  name: string().trim().required(contactCopy.nameMissing),
  email: emailRule(
    string().trim().required(contactCopy.emailMissing),
    contactCopy.emailWrong,
    contactCopy.emailSign,
  ),
  subject: string().trim().required(contactCopy.subjectMissing),
  message: string().trim().required(contactCopy.messageMissing),
});

/** A blank helper text reserves the space of an error: no layout shift when it appears. */
const shared = { required: true, helperText: ' ' } as const;

interface Props {
  /** When a reply comes. */
  reply: string | undefined;
  /** Shown once the message is sent. */
  sent: string | undefined;
}

/** Shows the demo request form of the business page: idle, sending, and reset once it is sent. */
export const DemoForm = withMuiTheme(function DemoForm({ reply = '', sent: sentText = '' }: Props) {
  const [send, { isLoading, isSuccess }] = useSendContactMessageMutation();
  const [sent, setSent] = useState(0);
  // Disabled before hydration: React would discard text typed earlier.
  const isHydrated = useIsHydrated();
  // Formik validates asynchronously before it submits: a second click is possible in between.
  const isSending = useRef(false);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent > 0) note.current?.focus();
  }, [sent]);

  const submit = async (values: typeof empty) => {
    if (isSending.current) return {};
    isSending.current = true;
    const result = await send(values);
    isSending.current = false;
    if ('data' in result) setSent((count) => count + 1);
    return result;
  };

  return (
    // The specification's texts of this form are Italian.
    // eslint-disable-next-line no-restricted-syntax
    <div lang="it">
      <fieldset className="demo-form" disabled={!isHydrated || isLoading}>
        <legend className="visually-hidden">{contactCopy.formName}</legend>
        <AuthForm
          key={sent}
          initialValues={empty}
          rules={rules}
          onSubmit={submit}
          label={contactCopy.send}
          busyLabel={contactCopy.sendBusy}
          isBusy={isLoading}
        >
          <div className="demo-form-pair">
            <FormField {...shared} name="name" label={contactCopy.name} autoComplete="name" />
            <FormField
              {...shared}
              name="email"
              type="email"
              label={contactCopy.email}
              autoComplete="email"
            />
          </div>
          <FormField {...shared} name="subject" label={contactCopy.subject} />
          <FormField
            {...shared}
            name="message"
            label={contactCopy.message}
            multiline
            // Not MUI's TextareaAutosize, which measures its height after mounting: a layout shift. MUI adds the type of
            // an input to it.
            slotProps={{
              input: { inputComponent: 'textarea' },
              htmlInput: { rows: 6, type: undefined },
            }}
          />
        </AuthForm>
      </fieldset>
      <div className="demo-form-note" ref={note} tabIndex={-1} role="status">
        {isLoading && <DemoNote title={contactCopy.sending} titleLang="en" text={reply} />}
        {isSuccess && <DemoNote title={contactCopy.sent} text={sentText} />}
        {!isLoading && !isSuccess && (
          <Text variant="small" color="muted">
            {contactCopy.idle}
          </Text>
        )}
      </div>
    </div>
  );
});

interface NoteProps {
  title: string;
  /** The title's language, if it differs from the form's. */
  titleLang?: string;
  text: string;
}

/** Shows the status of a demo request. */
function DemoNote({ title, titleLang, text }: NoteProps) {
  return (
    <>
      <Text variant="h4" lang={titleLang}>
        {title}
      </Text>
      <Text className="demo-form-text">{text}</Text>
    </>
  );
}
