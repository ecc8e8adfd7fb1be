import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import { useId } from 'react';

type Props = TextFieldProps & {
  name: string;
  /** The server's words for this field, from the mutation's error; they yield to a newer local error. */
  serverError?: string;
};

/** A formik field with its label, its error and the server's error under it. */
export function FormField({ name, serverError, ...rest }: Props) {
  // Two forms may be on the page at once: a dialog above a page's own.
  const id = useId();
  const [field, { error, touched }] = useField<string>(name);
  const shown = (touched ? error : undefined) ?? serverError;
  return (
    <TextField
      fullWidth
      {...rest}
      {...field}
      id={rest.id ?? id}
      error={shown !== undefined}
      helperText={shown ?? rest.helperText}
    />
  );
}
