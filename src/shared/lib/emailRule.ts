import type { StringSchema } from 'yup';
import { normalEmail, typographicSign } from '../../../contract/typedInput.ts';

/** Refuses what the server refuses. `bySign`: the message that names a sign which looks like a plain one. */
export const emailRule = (
  schema: StringSchema<string>,
  message: string,
  bySign: (sign: string) => string,
): StringSchema<string> =>
  schema.test('email', (value, { createError }) => {
    if (normalEmail(value) !== null) return true;
    const sign = typographicSign(value);
    return createError({ message: sign === undefined ? message : bySign(sign) });
  });
