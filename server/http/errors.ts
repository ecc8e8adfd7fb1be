/**
 * Every error response is `{message, errors?}` (docs/faults.md): this file makes it from any thrown value, without
 * internal details.
 */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../contract/envelope.ts';
import { defaultLanguage, type Language } from '../../contract/languages.ts';
import { languageOf, setLanguage } from './language.ts';
import { inLanguage, type Message, type Sentence } from './messages/say.ts';

/** Thrown by routes for a 4xx whose message the client shows. */
export class HttpError extends Error {
  override name = 'HttpError';
  constructor(
    readonly statusCode: number,
    /** What the client shows, in the language of its request. */
    readonly text: Message,
    readonly errors?: Record<string, Message[]>,
  ) {
    super(inLanguage(defaultLanguage, text));
  }
}

/** The subject of a refusal, such as 'This guide'. */
export type Missing = Sentence extends infer Any
  ? Any extends `${infer Subject} does not exist.`
    ? Subject
    : never
  : never;

export const notFound = (what: Missing = 'This address'): HttpError =>
  new HttpError(404, `${what} does not exist.`);

/** Messages for errors of libraries, whose own texts are not sent. */
const MESSAGES: Partial<Record<number, Sentence>> = {
  401: 'Please sign in.',
  403: 'This is not allowed.',
  404: 'This address does not exist.',
  405: 'This method is not allowed here.',
  406: 'The form could not be read.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'This content type is not accepted: send JSON or a form.',
  416: 'The requested range is beyond the end of the file.',
  417: 'The Expect header is not supported.',
  429: 'Too many requests. Please wait a moment.',
  431: 'The request headers are too large.',
  503: 'The service is not available at the moment. Please try again shortly.',
};

export const messageFor = (status: number): Sentence =>
  MESSAGES[status] ??
  (status < 500
    ? 'The request could not be understood.'
    : 'Something went wrong on our side. Please try again.');

/** Returns the form's field for the path of a validation error. */
function fieldErrors(error: FastifyError): Record<string, string[]> | undefined {
  if (!error.validation) return undefined;
  const found = new Map<string, string[]>();
  for (const { instancePath, params, message } of error.validation) {
    const missing = params['missingProperty'];
    const field =
      typeof missing === 'string'
        ? missing
        : (instancePath.split('/')[1] ?? error.validationContext);
    if (!field) continue;
    found.set(field, [...(found.get(field) ?? []), message ?? 'is not valid']);
  }
  return Object.fromEntries(found);
}

/** The process or the system has no file descriptor left. */
const OUT_OF_FILES = ['EMFILE', 'ENFILE'];

/** Returns the status of an error, if it is one that an error may have. */
function statusOf(error: FastifyError): number {
  if (OUT_OF_FILES.includes(error.code)) return 503;
  const status = error.statusCode;
  return status !== undefined && status >= 400 && status < 600 ? status : 500;
}

function bodyOf(error: FastifyError, status: number, language: Language): ErrorBody {
  if (error instanceof HttpError) {
    const message = inLanguage(language, error.text);
    if (!error.errors) return { message };
    const fields = Object.entries(error.errors).map(([field, texts]) => [
      field,
      texts.map((text) => inLanguage(language, text)),
    ]);
    return { message, errors: Object.fromEntries(fields) };
  }
  const errors = fieldErrors(error);
  const message = inLanguage(language, errors ? 'Some fields are not valid.' : messageFor(status));
  return { message, ...(errors && { errors }) };
}

/** For a range past the end the response has the file's size, which the player reads. */
function contentRange(error: object): string | undefined {
  const headers = 'headers' in error ? error.headers : undefined;
  if (typeof headers !== 'object' || headers === null || !('Content-Range' in headers))
    return undefined;
  return String(headers['Content-Range']);
}

export function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = statusOf(error);
  if (status >= 500) {
    // 503 is an expected outage; any other 5xx is a bug.
    if (status !== 503) request.log.error({ err: error }, 'request failed');
    // Refusals by a full queue are logged without a stack.
    else if (error instanceof HttpError)
      request.log.warn({ reason: error.message }, 'request refused');
    else request.log.warn({ err: error }, 'request failed');
  }
  if (status === 503) reply.header('Retry-After', '1');
  const size = status === 416 ? contentRange(error) : undefined;
  if (size) reply.header('Content-Range', size);
  const language = languageOf(request);
  // Headers that were set for the successful response must not apply to the error.
  reply.removeHeader('ETag').removeHeader('Last-Modified').removeHeader('Content-Encoding');
  setLanguage(reply, language);
  void reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    // As a string, because a route's response schema would remove fields.
    .send(JSON.stringify(bodyOf(error, status, language)));
}
