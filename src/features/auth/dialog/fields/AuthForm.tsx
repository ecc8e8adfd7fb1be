import type { SerializedError } from '@reduxjs/toolkit';
import { Form, Formik, useFormikContext, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ApiError } from '../../../../shared/api/apiError.ts';
import { fieldErrors, hasFieldErrors } from '../../../../shared/api/fieldErrors.ts';
import { Button } from '../../../../shared/ui/basic/Button.tsx';

interface Props<Values> {
  initialValues: Values;
  rules: object;
  /** Resolves when the response arrives: the fields that its error names show what it says of them. */
  onSubmit: (values: Values) => Promise<{ error?: ApiError | SerializedError }>;
  /** The submit button's label; `busyLabel` replaces it while `isBusy`. */
  label: string;
  busyLabel: string;
  isBusy: boolean;
  children: ReactNode;
}

/** Renders a form with its fields in one column and a submit button. */
export function AuthForm<Values extends FormikValues>({
  initialValues,
  rules,
  onSubmit,
  label,
  busyLabel,
  isBusy,
  children,
}: Props<Values>) {
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={rules}
      // An error that appears on blur would shift the submit button during a click on it.
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={async (values, { setErrors }) => {
        const { error } = await onSubmit(values);
        // The server names the fields of the form.
        if (hasFieldErrors(error)) setErrors(fieldErrors(error) as FormikErrors<Values>);
      }}
    >
      <Form noValidate className="column gap-16">
        {children}
        <SubmitButton isBusy={isBusy}>{isBusy ? busyLabel : label}</SubmitButton>
      </Form>
    </Formik>
  );
}

/** Renders the submit button. Disabling it loses the focus: afterwards an invalid field or the button gets it. */
function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const { isSubmitting, submitCount, validateForm, values } = useFormikContext();
  const wasTried = submitCount > 0;
  // After the first submit the form validates on each change.
  useEffect(() => {
    if (wasTried) void validateForm();
  }, [wasTried, validateForm, values]);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = button.current?.form;
    // The request may have ended before Formik's isSubmitting is false.
    if (isBusy || isSubmitting || !wasTried || !form) return;
    const { activeElement } = document;
    const isPlayingInOtherTab =
      activeElement && !activeElement.contains(form) && !form.contains(activeElement);
    if (isPlayingInOtherTab) return;
    const wrong = form.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (!form.contains(activeElement)) button.current?.focus();
  }, [isBusy, isSubmitting, submitCount, wasTried]);
  return (
    <Button ref={button} type="submit" variant="contained" size="large" disabled={isBusy}>
      {children}
    </Button>
  );
}
