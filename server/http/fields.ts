/**
 * Reading the fields of a form (R-5.1; docs/faults.md), with messages that the app shows below the field. Schemas
 * describe these calls in the API's description; the messages are ours.
 */
import { domainToASCII } from 'node:url';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

/** Gives the value as it is kept, or throws a FieldProblem that says what is wrong with it. */
export type FieldReader = (value: unknown) => string;

class FieldProblem extends Error {}

/** Refuses the field; the text is shown below it. */
export const problem = (text: string): never => {
  throw new FieldProblem(text);
};

/** Text of a form or of JSON; a lone half of a character cannot be kept by any database. */
export const textOf = (value: unknown, missing: string): string => {
  if (value === undefined || value === null || value === '') return problem(missing);
  if (typeof value !== 'string') return problem('This must be text.');
  return Buffer.from(value).toString();
};

/** Counted as a person counts: an emoji is one, not two. */
export const lengthOf = (text: string): number => [...text].length;

// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const LOCAL_PART = /^[^\s@<>()[\]\\,;:"]{1,64}$/;
const DOMAIN =
  /^(?=.{1,190}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;

/**
 * Null when it is no address. One mailbox is one account however it is typed: capitals, spaces around it,
 * full-width letters, and a domain with accents or in its ASCII form are the same.
 */
export function normalEmail(text: string): string | null {
  const typed = text.normalize('NFKC').trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0));
  const domain = domainToASCII(typed.slice(at + 1));
  const plain = LOCAL_PART.test(local) && !CONTROLS.test(local) && !/^\.|\.$|\.\./.test(local);
  return plain && DOMAIN.test(domain) ? `${local}@${domain}` : null;
}

export const email: FieldReader = (value) =>
  normalEmail(textOf(value, 'Please enter your email address.').slice(0, 1000)) ??
  problem('This is not an email address.');

const NAME_LENGTH = 100;

/** Null when there is nothing to show, too much of it, or what cannot be shown. */
export function normalName(text: string): string | null {
  const shown = text.trim();
  const length = lengthOf(shown);
  return length === 0 || length > NAME_LENGTH || CONTROLS.test(shown) ? null : shown;
}

export const name: FieldReader = (value) => {
  const text = textOf(value, 'Please enter your name.').trim();
  if (text === '') return problem('Please enter your name.');
  if (lengthOf(text) > NAME_LENGTH) return problem('The name can have at most 100 characters.');
  return normalName(text) ?? problem('The name has characters that cannot be shown.');
};

/** A field that may be left out or empty: both are read as ''. */
export const optional =
  (read: FieldReader): FieldReader =>
  (value) =>
    value === undefined || value === '' ? '' : read(value);

interface TextRules {
  missing: string;
  max: number;
  tooLong: string;
  /** Whether it may have more than one line. */
  lines?: boolean;
}

/** Any other text, without blanks around it and without what cannot be shown. */
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
 * Reads each field of a form, as its schema in contract/ names them, and refuses with `status` and all their problems at
 * once. Routes set `attachValidation`, so that what their schema refuses is reported here too, in the same words.
 */
export function readFields<Form extends object>(
  request: { body: Form } & Pick<FastifyRequest, 'validationError'>,
  readers: Record<keyof NoInfer<Form> & string, FieldReader>,
  status = 400,
): Record<keyof Form & string, string> {
  const { validationError } = request;
  const body: unknown = request.body;
  // No form at all: a list, a number, nothing.
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw validationError ?? new HttpError(400, 'Please send the fields of the form.');
  }
  const given = new Map<string, unknown>(Object.entries(body));
  const found = new Map<string, string>();
  const problems = new Map<string, string[]>();
  for (const [field, read] of Object.entries<FieldReader>(readers)) {
    try {
      found.set(field, read(given.get(field)));
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error;
      problems.set(field, [error.message]);
    }
  }
  if (problems.size > 0) throw fieldError(Object.fromEntries(problems), status);
  if (validationError) throw validationError;
  // Every reader has put its field there, or thrown.
  return Object.fromEntries(found) as Record<keyof Form & string, string>;
}

/** `message` repeats the first problem: some views of the app show nothing else. */
export const fieldError = (errors: Record<string, string[]>, status = 400): HttpError =>
  new HttpError(status, Object.values(errors)[0]?.[0] ?? 'Some fields are not valid.', errors);
