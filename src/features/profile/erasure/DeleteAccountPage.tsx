import { PageTitle } from '../../../shared/ui/page/PageTitle.tsx';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { serverMessage, statusOf } from '../../../shared/api/apiError.ts';
import { fieldErrors, hasFieldErrors } from '../../../shared/api/fieldErrors.ts';
import { routes } from '../../../shared/site/paths.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { Loading } from '../../../shared/ui/page/Loading.tsx';
import { dialogEvents } from '../../auth/dialog/dialogSlice.ts';
import { PasswordField } from '../../auth/dialog/fields/PasswordField.tsx';
import { useDeleteAccountMutation, usePlannedDeletionQuery } from '../accountApi.ts';
import { profileCopy } from '../copy.ts';
import { ExportData } from '../export/ExportData.tsx';
import { useProfileQuery } from '../profileApi.ts';
import { erasureCopy as copy } from './copy.ts';
import styles from './DeleteAccountPage.module.css';

/** Says what the deletion of the account erases and keeps, and deletes it after a password and a confirmation. */
export function DeleteAccountPage() {
  const fresh = { refetchOnMountOrArgChange: true };
  const { data: planned, error, refetch } = usePlannedDeletionQuery(undefined, fresh);
  const { data: profile } = useProfileQuery();
  return (
    <div className={styles.page}>
      <PageTitle>{copy.pageTitle}</PageTitle>
      <Text as="h1">{copy.title}</Text>
      <section>
        <Text as="h2" variant="h4">
          {copy.lost.title}
        </Text>
        <ul className={styles.list}>
          {copy.lost.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <Text>{copy.lost.after}</Text>
        <ExportData className={styles.export} />
      </section>
      {planned && <Kept invoices={planned.invoices} />}
      {planned?.postponed && <Notice severity="warning">{planned.postponed}</Notice>}
      {planned && profile && !planned.postponed && <Deletion hasPassword={profile.hasPassword} />}
      {!planned && error && (
        <Failure title={profileCopy.profileFailed} query={{ error, refetch }} />
      )}
      {!planned && !error && <Loading />}
    </div>
  );
}

function Kept({ invoices }: { invoices: number }) {
  return (
    <section>
      <Text as="h2" variant="h4">
        {copy.kept.title}
      </Text>
      <Text>{invoices === 0 ? copy.kept.none : copy.kept.text(invoices)}</Text>
      {invoices > 0 && (
        <ul className={styles.list}>
          {copy.kept.fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Deletion({ hasPassword }: { hasPassword: boolean }) {
  const dispatch = useAppDispatch();
  const [deleteAccount, { error, isLoading }] = useDeleteAccountMutation();
  const [asks, setAsks] = useState(false);
  const passwordError = fieldErrors(error).currentPassword;
  const message = error && !hasFieldErrors(error) ? serverMessage(error) : undefined;
  const status = error && statusOf(error);
  return (
    <Formik
      initialValues={{ currentPassword: '' }}
      // Formik would validate, and so forget what the server has said.
      validateOnBlur={false}
      onSubmit={async ({ currentPassword }, { setErrors }) => {
        if (!asks) return setAsks(true);
        const result = await deleteAccount(currentPassword);
        // The listeners sign this browser out, which leaves the page.
        if (!result.error) return;
        setErrors(fieldErrors(result.error));
        setAsks(false);
      }}
    >
      <Form noValidate className={styles.form}>
        {(hasPassword || passwordError !== undefined) && (
          <PasswordField
            name="currentPassword"
            label={copy.password}
            autoComplete="current-password"
            helperText={copy.passwordHint}
          />
        )}
        {status === 403 && message !== undefined && (
          <Notice
            severity="info"
            action={
              <Button
                color="inherit"
                size="small"
                onClick={() => dispatch(dialogEvents.signInHereRequested())}
              >
                {copy.signInAgain}
              </Button>
            }
          >
            {message}
          </Notice>
        )}
        {status === 409 && <Notice severity="warning">{message}</Notice>}
        {asks ? (
          <div role="group" aria-label={copy.title} className={styles.question}>
            <Text>{copy.confirmation}</Text>
            <div className="row gap-12">
              <Button type="submit" variant="contained" color="error" disabled={isLoading}>
                {isLoading ? copy.removing : copy.confirm}
              </Button>
              <Button color="inherit" disabled={isLoading} onClick={() => setAsks(false)}>
                {copy.keep}
              </Button>
            </div>
          </div>
        ) : (
          <div className="row gap-12">
            {/* A key: a second press of the same button would confirm. */}
            <Button key="remove" type="submit" variant="outlined" color="error">
              {copy.remove}
            </Button>
            <Button color="inherit" to={routes.profile}>
              {copy.keep}
            </Button>
          </div>
        )}
      </Form>
    </Formik>
  );
}
