/** The server's OpenAPI document, and which responses it allows. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Ajv, { type ValidateFunction } from 'ajv';
import { json, serverUrl, type RawResponse } from './client.ts';
import type { Route } from '../fuzz/fuzzedInput.ts';

interface Described {
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

interface Operation extends Route {
  /** Status → checks of its body, by content type. */
  answers: Map<string, Map<string, ValidateFunction>>;
  pattern: RegExp;
}

export interface ApiDescription {
  routes: Route[];
  /** Returns what is wrong with a response by the description; undefined if nothing is, or if no operation matches. */
  faultOf: (method: string, path: string, response: RawResponse) => string | undefined;
}

/** Returns the body as text, decompressed. */
export function textOf({ headers, body }: RawResponse): string {
  if (body.length === 0) return '';
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

const typeOf = ({ headers }: RawResponse): string =>
  String(headers['content-type'] ?? '').split(';')[0] ?? '';

export async function readApiDescription(server = serverUrl()): Promise<ApiDescription> {
  const { paths } = await json<{ paths: Record<string, Record<string, Described>> }>(
    fetch(`${server}/api/docs/json`),
  );
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, responses }]): Operation => {
      const [content] = Object.values(requestBody?.content ?? {});
      return {
        method: method.toUpperCase(),
        path,
        fields: Object.keys(content?.schema.properties ?? {}),
        pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`),
        answers: new Map(
          Object.entries(responses).map(([status, { content: bodies = {} }]) => [
            status,
            new Map(
              Object.entries(bodies).map(([type, { schema = {} }]) => [type, ajv.compile(schema)]),
            ),
          ]),
        ),
      };
    }),
  );

  return {
    routes: operations,
    faultOf: (method, path, response) => {
      const operation = operations.find((one) => one.method === method && one.pattern.test(path));
      if (!operation) return undefined;
      const bodies = operation.answers.get(String(response.status));
      // 304: the described response has not changed.
      if (!bodies)
        return response.status === 304 ? undefined : `undocumented status ${response.status}`;
      const check = bodies.get(typeOf(response));
      if (!check) return bodies.size > 0 ? `undocumented type ${typeOf(response)}` : undefined;
      if (typeOf(response) !== 'application/json') return undefined;
      const body = parsed(textOf(response));
      if (body === undefined) return 'no JSON';
      return check(body) ? undefined : ajv.errorsText(check.errors);
    },
  };
}

/** Returns what a text of JSON says; undefined if it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
