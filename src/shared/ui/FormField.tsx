import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import { useId } from 'react';

type Props = TextFieldProps & { name: string };

/** Renders a Formik text field with its label and, below it, its error: of the validation, or of the server. */
export function FormField({ name, slotProps, ...rest }: Props) {
  // The name is not unique: a dialog's form and the page's own form may be mounted at once.
  const id = useId();
  const [field, { error, touched }] = useField<string>(name);
  const shown = touched ? error : undefined;
  return (
    <TextField
      fullWidth
      {...rest}
      {...field}
      id={id}
      error={shown !== undefined}
      helperText={shown ?? rest.helperText}
      // The server's error arrives later than the focus, so it is announced.
      slotProps={{ ...slotProps, formHelperText: { 'aria-live': 'polite' } }}
    />
  );
}
