import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app.ts';

const PLAIN_INTEGER = /^(0|-?[1-9]\d{0,15})$/;

/**
 * Texts in forms stay texts (forms.ts), so an id in a form would never pass a schema that asks for an
 * integer. As with path ids only plain whole numbers are read; JSON bodies are left as they came, where
 * "7" is not 7.
 */
export function readFormIds(app: App): void {
  app.addHook('preValidation', async (request: FastifyRequest) => {
    const type = request.headers['content-type'] ?? '';
    if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return;
    const { body } = request;
    const schema = request.routeOptions.schema?.body;
    if (!isRecord(body) || !isRecord(schema) || !isRecord(schema['properties'])) return;
    for (const [name, property] of Object.entries(schema['properties'])) {
      const value = body[name];
      if (!isRecord(property) || property['type'] !== 'integer') continue;
      if (typeof value === 'string' && PLAIN_INTEGER.test(value)) body[name] = Number(value);
    }
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
