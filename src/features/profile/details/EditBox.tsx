import { Form, Formik } from 'formik';
import { serverMessage, statusOf } from '../../../shared/api/apiError.ts';
import { fieldErrors, hasFieldErrors } from '../../../shared/api/fieldErrors.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { FormField } from '../../../shared/ui/FormField.tsx';
import { dialogEvents } from '../../auth/dialog/dialogSlice.ts';
import { PasswordField } from '../../auth/dialog/fields/PasswordField.tsx';
import { profileCopy } from '../copy.ts';
import { ProfileBox } from './ProfileBox.tsx';
import { useUpdateProfileMutation } from '../accountApi.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';

const { edit } = profileCopy;

interface Props {
  name: string;
  email: string;
  /** If true, a new e-mail address or password requires the current password. */
  hasPassword: boolean;
  onClose: () => void;
  /** Receives the server's message after a successful change. */
  onSaved: (message: string) => void;
}

/** Shows the form for name, e-mail and password. No field is required; an empty one is not changed. */
export function EditBox({ name, email, hasPassword, onClose, onSaved }: Props) {
  const dispatch = useAppDispatch();
  const [update, { error, isLoading }] = useUpdateProfileMutation();
  const refused = fieldErrors(error);
  const needsSignIn = error && statusOf(error) === 403 && !hasFieldErrors(error);
  return (
    <ProfileBox title={edit.title} onClose={onClose}>
      <Formik
        initialValues={{ name, email, password: '', currentPassword: '' }}
        // Formik would validate, and so forget what the server has said.
        validateOnBlur={false}
        onSubmit={async (values, { setErrors }) => {
          const result = await update(values);
          setErrors(fieldErrors(result.error));
          if (typeof result.data === 'string') onSaved(result.data || edit.done);
        }}
      >
        <Form noValidate className="column gap-20">
          <FormField name="name" label={edit.name} autoComplete="name" />
          <FormField
            name="email"
            type="email"
            label={edit.email}
            autoComplete="email"
            helperText={edit.emailHint}
          />
          <PasswordField
            name="password"
            label={edit.password}
            autoComplete="new-password"
            helperText={edit.passwordHint}
          />
          {/* The server may ask for it all the same: a password was set while the box was open. */}
          {(hasPassword || refused.currentPassword !== undefined) && (
            <PasswordField
              name="currentPassword"
              label={edit.currentPassword}
              autoComplete="current-password"
              helperText={edit.currentHint}
            />
          )}
          {needsSignIn && (
            <Notice
              severity="info"
              action={
                <Button
                  color="inherit"
                  size="small"
                  // The form stays mounted with its values.
                  onClick={() => dispatch(dialogEvents.signInHereRequested())}
                >
                  {edit.signInAgain}
                </Button>
              }
            >
              {serverMessage(error)}
            </Notice>
          )}
          <div className="row gap-8">
            <Button type="submit" variant="contained" disabled={isLoading}>
              {isLoading ? edit.saving : edit.save}
            </Button>
            <Button color="inherit" onClick={onClose}>
              {edit.cancel}
            </Button>
          </div>
        </Form>
      </Formik>
    </ProfileBox>
  );
}
