import { Form, Formik, useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../../shared/ui/basic/Button.tsx';
import styles from './AuthForm.module.css';

interface Props<Values> {
  initialValues: Values;
  rules: object;
  /** Resolves when the answer is there, a refusal included. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** What the button says, and while it is busy. */
  label: string;
  busyLabel: string;
  isBusy: boolean;
  children: ReactNode;
}

/** The dialog's forms: fields in one column, and the button that sends them. */
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
      // A text that appears when a field is left would move the button that is just being pressed.
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={async (values) => {
        await onSubmit(values);
      }}
    >
      <Form noValidate className={styles.form}>
        {children}
        <SubmitButton isBusy={isBusy}>{isBusy ? busyLabel : label}</SubmitButton>
      </Form>
    </Formik>
  );
}

/** A button that is busy takes no focus: where it was lost, the keyboard continues at what is to be mended. */
function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const { isSubmitting, submitCount, validateForm, values } = useFormikContext();
  const wasTried = submitCount > 0;
  // Once sent, the form says at each key what is still wrong.
  useEffect(() => {
    if (wasTried) void validateForm();
  }, [wasTried, validateForm, values]);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = button.current?.form;
    // The answer arrives before the button renders it.
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
