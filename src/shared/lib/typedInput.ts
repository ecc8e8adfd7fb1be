import type { StringSchema } from 'yup';
import { normalEmail, plainDigits, typographicSign } from '../../../contract/typedInput.ts';

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

/** Returns the digits of a code that was typed or pasted, those of other keyboards too. */
export const digitsOf = (text: string): string => plainDigits(text).replace(/[^0-9]/g, '');
