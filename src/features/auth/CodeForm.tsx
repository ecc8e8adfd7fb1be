import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useFormik } from 'formik';
import { useState } from 'react';
import { CodeInput } from './CodeInput.tsx';
import { authCopy } from './copy.ts';
import { rules } from './rules.ts';

interface Props {
  isBusy: boolean;
  onSend: (code: string) => Promise<unknown>;
}

/** The entry of a four-digit code with its Send button. A refused code is emptied for the next try. */
export function CodeForm({ isBusy, onSend }: Props) {
  const [tries, setTries] = useState(0);
  const form = useFormik({
    initialValues: { code: '' },
    validationSchema: rules.code,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async ({ code }, { resetForm }) => {
      await onSend(code);
      resetForm();
      setTries(tries + 1);
    },
  });
  const { code } = form.errors;
  return (
    <Stack component="form" noValidate onSubmit={form.handleSubmit} sx={{ gap: 2 }}>
      <CodeInput
        key={tries}
        takesFocus={tries > 0}
        value={form.values.code}
        onChange={(value) => void form.setFieldValue('code', value)}
        disabled={isBusy}
        hasError={code !== undefined}
      />
      {code && (
        <FormHelperText error role="alert">
          {code}
        </FormHelperText>
      )}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? authCopy.sending : authCopy.send}
      </Button>
    </Stack>
  );
}
