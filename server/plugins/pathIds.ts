import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';

const PLAIN_INTEGER = /^(0|-?[1-9]\d{0,15})$/;

/**
 * Turns path parameters that a route's schema calls integers into numbers, and only those written as
 * plain whole numbers. Ajv's own coercion is off: it would take '1e3', '0x10' and ' 1' for ids, and
 * `null` for an empty text in bodies.
 */
export function readPathIds(app: App): void {
  app.addHook('preValidation', async (request: FastifyRequest) => {
    const { params, routeOptions } = request;
    const schema = routeOptions.schema?.params;
    if (!isRecord(params) || !isRecord(schema) || !isRecord(schema['properties'])) return;
    for (const [name, property] of Object.entries(schema['properties'])) {
      const value = params[name];
      if (!isRecord(property) || property['type'] !== 'integer') continue;
      if (typeof value === 'string' && PLAIN_INTEGER.test(value)) params[name] = Number(value);
    }
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
