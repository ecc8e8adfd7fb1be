import FormHelperText from '@mui/material/FormHelperText';
import type { SerializedError } from '@reduxjs/toolkit';
import { useFormik } from 'formik';
import { useId, useState } from 'react';
import { statusOf, type ApiError } from '../../../../shared/api/apiError.ts';
import { Button } from '../../../../shared/ui/basic/Button.tsx';
import { CodeInput } from './CodeInput.tsx';
import { authCopy } from '../../copy.ts';
import { rules } from './rules.ts';

interface Props {
  isBusy: boolean;
  onSend: (code: string) => Promise<{ error?: ApiError | SerializedError }>;
}

/** Returns whether the server rejected the code; after a network or server error it may still be valid. */
const wasRefused = (error: ApiError | SerializedError): boolean => {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500 && status !== 429;
};

/** Shows the input of a four-digit code with its Send button. A rejected code is cleared. */
export function CodeForm({ isBusy, onSend }: Props) {
  const [tries, setTries] = useState(0);
  const errorId = useId();
  const form = useFormik({
    initialValues: { code: '' },
    validationSchema: rules.code,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async ({ code }, { resetForm }) => {
      const { error } = await onSend(code);
      if (!error) return;
      if (wasRefused(error)) resetForm();
      setTries(tries + 1);
    },
  });
  const { code: problem } = form.errors;
  return (
    <form noValidate onSubmit={form.handleSubmit} className="column gap-16">
      <CodeInput
        key={tries}
        takesFocus={tries > 0}
        value={form.values.code}
        onChange={(value) => {
          form.setErrors({});
          void form.setFieldValue('code', value);
        }}
        disabled={isBusy}
        describedBy={problem && errorId}
      />
      {problem && (
        <FormHelperText error id={errorId} role="alert">
          {problem}
        </FormHelperText>
      )}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? authCopy.sending : authCopy.send}
      </Button>
    </form>
  );
}
