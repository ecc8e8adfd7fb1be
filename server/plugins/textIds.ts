import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';

const PLAIN_INTEGER = /^(0|-?[1-9]\d{0,15})$/;
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/**
 * Converts ids in paths and forms (forms.ts) from strings to numbers where the route's schema requires an integer; only
 * plain whole numbers. Ajv's own coercion is off, because it would accept '1e3', '0x10' and ' 1' as ids, and convert an
 * empty string in bodies to `null`. JSON bodies are not changed, so "7" is not 7 there.
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
