/**
 * Parses bodies. Some are required as forms, and all are accepted as JSON
 * (docs/decisions/018-paths-and-bodies-of-calls.md): JSON, urlencoded and multipart all become `request.body`. Text
 * fields stay strings; files are Buffers.
 */
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';
import { HttpError, messageFor } from '../http/errors.ts';

export const BODY_LIMIT = 64 * 1024;
const MAX_FIELDS = 50;
const UNSAFE_NAMES = ['__proto__', 'constructor', 'prototype'];

export async function forms(app: App): Promise<void> {
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  // A body without a length, such as the empty one that some clients send with DELETE, needs no content type.
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.once('data', () => done(new HttpError(415, messageFor(415))));
    payload.once('end', () => done(null, undefined));
  });
  // The client sends its JSON content type with every call, so an empty body means "no body".
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isDamaged(String(body))) done(new HttpError(400, 'The request is not in UTF-8.'));
    else void parseJson(request, String(body), done);
  });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, parseUrlencoded(String(body)));
      } catch (error) {
        done(error instanceof Error ? error : new Error('unreadable form'));
      }
    },
  );

  // Fastify does not count the bytes of the stream, so a declared length is checked here and the rest by busboy.
  app.addHook('onRequest', async (request) => {
    const declared = Number(request.headers['content-length'] ?? 0);
    if (declared > request.routeOptions.bodyLimit)
      throw new HttpError(413, 'The request is too large.');
  });
  await app.register(multipart, {
    limits: {
      fields: MAX_FIELDS,
      files: 1,
      parts: MAX_FIELDS + 1,
      fieldSize: BODY_LIMIT,
      headerPairs: 50,
    },
  });
  // Not the plugin's own attachFieldsToBody: its errors of busboy have no status and would be a 500.
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await parseMultipart(request);
  });
}

/** Bytes that are not UTF-8 are decoded to this character: what it replaces is lost. */
const isDamaged = (text: string): boolean => text.includes('\uFFFD');

const unreadable = (): HttpError => new HttpError(400, 'The form could not be read.');

async function parseMultipart(request: FastifyRequest): Promise<Record<string, string | Buffer>> {
  const found = new Map<string, string | Buffer>();
  const limits = { fileSize: request.routeOptions.bodyLimit };
  try {
    for await (const part of request.parts({ limits })) {
      const value = part.type === 'file' ? await part.toBuffer() : part.value;
      if (part.type === 'field' && part.valueTruncated)
        throw new HttpError(413, 'The request is too large.');
      if (typeof value !== 'string' && !Buffer.isBuffer(value)) throw unreadable();
      add(found, part.fieldname, value);
    }
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode !== 406) throw error;
    throw unreadable();
  }
  return Object.fromEntries(found);
}

/** A name that occurs twice is refused: two readers of one form might use different values. */
function add<T>(found: Map<string, T>, name: string, value: T): void {
  if (UNSAFE_NAMES.includes(name) || found.has(name) || found.size >= MAX_FIELDS)
    throw unreadable();
  if (typeof value === 'string' && isDamaged(value)) throw unreadable();
  found.set(name, value);
}

function parseUrlencoded(text: string): Record<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) add(found, name, value);
  return Object.fromEntries(found);
}
