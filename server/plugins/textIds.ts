import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';

const PLAIN_INTEGER = /^(0|-?[1-9]\d{0,15})$/;
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/**
 * Turns ids that arrive as text, in paths and forms (forms.ts), into numbers where the route's schema asks for an
 * integer, and only those written as plain whole numbers. Ajv's own coercion is off: it would take '1e3', '0x10' and
 * ' 1' for ids, and `null` for an empty text in bodies. JSON bodies stay as they arrived, where "7" is not 7.
 */
export function readTextIds(app: App): void {
  app.addHook('preValidation', async (request: FastifyRequest) => {
    const { body, headers, params, routeOptions } = request;
    readIntegers(params, routeOptions.schema?.params);
    if (FORM.test(headers['content-type'] ?? '')) readIntegers(body, routeOptions.schema?.body);
  });
}

function readIntegers(values: unknown, schema: unknown): void {
  if (!isRecord(values) || !isRecord(schema) || !isRecord(schema['properties'])) return;
  for (const [name, property] of Object.entries(schema['properties'])) {
    const value = values[name];
    if (!isRecord(property) || property['type'] !== 'integer') continue;
    if (typeof value === 'string' && PLAIN_INTEGER.test(value)) values[name] = Number(value);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
