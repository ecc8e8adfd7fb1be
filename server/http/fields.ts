/**
 * Reads the fields of a form (R-5.1, docs/faults.md), with messages that the app shows below the field. The schemas
 * describe these calls, but their messages are not shown.
 */
import type { FastifyRequest } from 'fastify';
import { isLanguage } from '../../contract/languages.ts';
import { CONTROLS, normalEmail, typographicSign } from '../../contract/typedInput.ts';
import { HttpError } from './errors.ts';
import type { Message } from './messages/say.ts';

/**
 * Returns the value to store.
 * @throws FieldProblem with the message for the user
 */
export type FieldReader = (value: unknown) => string;

class FieldProblem extends Error {
  constructor(readonly text: Message) {
    super();
  }
}

/** Refuses the field with a text that the app shows below it. */
export const problem = (text: Message): never => {
  throw new FieldProblem(text);
};

/** Returns the text of a field. A lone surrogate cannot be stored in a database. */
export const textOf = (value: unknown, missing: Message): string => {
  if (value === undefined || value === null || value === '') return problem(missing);
  if (typeof value !== 'string') return problem('This must be text.');
  return Buffer.from(value).toString();
};

/** Returns the number of code points: an emoji is one, not two. */
export const lengthOf = (text: string): number => [...text].length;

export const email: FieldReader = (value) => {
  const text = textOf(value, 'Please enter your email address.').slice(0, 1000);
  const sign = typographicSign(text);
  return (
    normalEmail(text) ??
    problem(
      sign === undefined
        ? 'This is not an email address.'
        : ['This is not an email address: please check the sign {0} in it.', sign],
    )
  );
};

/** The language of an interface (contract/languages.ts). */
export const language: FieldReader = (value) => {
  const tag = textOf(value, 'Please choose a language.');
  return isLanguage(tag) ? tag : problem('This language is not offered.');
};

const NAME_LENGTH = 100;

/** Returns the normalized name; null if it is empty, too long or has characters that cannot be shown. */
export function normalName(text: string): string | null {
  const shown = text.trim();
  const length = lengthOf(shown);
  return length === 0 || length > NAME_LENGTH || CONTROLS.test(shown) ? null : shown;
}

export const name: FieldReader = (value) => {
  const text = textOf(value, 'Please enter your name.').trim();
  if (text === '') return problem('Please enter your name.');
  if (lengthOf(text) > NAME_LENGTH)
    return problem(['The name can have at most {0} characters.', NAME_LENGTH]);
  return normalName(text) ?? problem('The name has characters that cannot be shown.');
};

/** Reads an optional field: '' if it is absent or empty. */
export const optional =
  (read: FieldReader): FieldReader =>
  (value) =>
    value === undefined || value === '' ? '' : read(value);

interface TextRules {
  missing: Message;
  max: number;
  tooLong: Message;
  /** Whether line breaks are allowed. */
  lines?: boolean;
}

/** Reads any other text; trims it and removes characters that cannot be shown. */
export const textField =
  ({ missing, max, tooLong, lines = false }: TextRules): FieldReader =>
  (value) => {
    const text = textOf(value, missing).trim();
    if (text === '') return problem(missing);
    if (lengthOf(text) > max) return problem(tooLong);
    const shown = lines ? text.replace(/[\r\n\t]/g, ' ') : text;
    return CONTROLS.test(shown) ? problem('This has characters that cannot be shown.') : text;
  };

/**
 * Reads each field of a form, as its schema in contract/ names them; refuses with `status` and all problems at once.
 * Routes set `attachValidation`, so that errors of the schema are reported here too, with the same messages.
 */
export function readFields<Form extends object>(
  request: { body: Form } & Pick<FastifyRequest, 'validationError'>,
  readers: Record<keyof NoInfer<Form> & string, FieldReader>,
  status = 400,
): Record<keyof Form & string, string> {
  const { validationError } = request;
  const body: unknown = request.body;
  // The body is not a form, but a list, a number or empty.
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw validationError ?? new HttpError(400, 'Please send the fields of the form.');
  }
  const given = new Map<string, unknown>(Object.entries(body));
  const found = new Map<string, string>();
  const problems = new Map<string, Message[]>();
  for (const [field, read] of Object.entries<FieldReader>(readers)) {
    try {
      found.set(field, read(given.get(field)));
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error;
      problems.set(field, [error.text]);
    }
  }
  if (problems.size > 0) throw fieldError(Object.fromEntries(problems), status);
  if (validationError) throw validationError;
  // Every reader has returned its field, or thrown.
  return Object.fromEntries(found) as Record<keyof Form & string, string>;
}

/** Returns the error of a form. `message` repeats the first problem, because some views of the app show only that. */
export const fieldError = (errors: Record<string, Message[]>, status = 400): HttpError =>
  new HttpError(status, Object.values(errors)[0]?.[0] ?? 'Some fields are not valid.', errors);
