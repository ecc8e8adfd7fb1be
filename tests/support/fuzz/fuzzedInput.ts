/** Arbitrary requests for fuzz.test.ts: wrong in every part, or a valid form with arbitrary values. */
import fc from 'fast-check';
import { PUBLIC_APP_SECRET } from '../../../build.settings.ts';
import { fuzzedForm, type Form } from './fuzzedForms.ts';

export interface Route {
  method: string;
  path: string;
  /** The fields of its form in the API's description. */
  fields: string[];
}

export interface FuzzedRequest {
  method: string;
  path: string;
  headers: Record<string, string | undefined>;
  body: string | Buffer | undefined;
}

const nasty = fc.constantFrom(
  '0',
  '-1',
  '1.5',
  '1e9',
  '1'.repeat(22),
  '9007199254740992',
  'NaN',
  'null',
  'undefined',
  '',
  '.',
  '..',
  '%00',
  '%',
  '%zz',
  '..%2f..%2fetc%2fpasswd',
  '..%5c',
  '%c0%ae%c0%ae',
  '%ff%fe',
  '%ed%a0%80',
  '1%20or%201=1',
  '__proto__',
  'constructor',
  'toString',
  "'",
  '"',
  ';drop%20table%20guides',
  '{}',
  '[]',
  '${7*7}',
  '%0d%0aSet-Cookie:x=1',
);
const segment = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 60 }).map(encode),
  fc.integer().map(String),
  fc.integer({ min: 1, max: 70 }).map(String),
);

/** Through a Buffer, which replaces lone surrogates: encodeURIComponent would throw for them. */
function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString()).replaceAll('%20', '+');
}

const jsonBody = fc
  .oneof(
    fc.jsonValue(),
    fc.record({ search: fc.oneof(fc.string({ unit: 'binary', maxLength: 250 }), fc.jsonValue()) }),
    fc.dictionary(
      fc.oneof(fc.string(), fc.constant('__proto__'), fc.constant('search')),
      fc.jsonValue(),
    ),
  )
  .map((value) => JSON.stringify(value));
const body = fc.oneof(
  jsonBody,
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 100 }).map((text) => `search=${encode(text)}`),
  fc.constant(
    `--x\r\nContent-Disposition: form-data; name="search"; filename="a"\r\n\r\nx\r\n--x--`,
  ),
  fc.constant('a'.repeat(70_000)),
);
const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'a/b',
);
const headers = fc.record(
  {
    'X-App-Secret': fc.constantFrom(
      PUBLIC_APP_SECRET,
      PUBLIC_APP_SECRET,
      PUBLIC_APP_SECRET,
      'wrong',
    ),
    'Content-Type': contentType,
    'Accept-Encoding': fc.constantFrom('br', 'gzip;q=0', ';;;q=', '*', 'br;q=x'),
    'If-None-Match': fc.constantFrom('*', '"', 'W/""', '"a", "b"'),
    Range: fc.constantFrom(
      'bytes=0-',
      'bytes=-1',
      'bytes=5-1',
      'bytes=0-0,5-6',
      'lines=1',
      'bytes=99999999999-',
    ),
    Authorization: fc.constantFrom('Bearer', 'Bearer x', 'Basic eA==', ''),
    'X-Forwarded-For': fc.constantFrom('::1', 'not an address', ','),
  },
  { requiredKeys: ['X-App-Secret'] },
);
const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD');

/** Matching content and type: such a form passes the first checks. */
const formOr = (route: Route): fc.Arbitrary<Partial<Form>> =>
  route.fields.length === 0
    ? body.map((one) => ({ body: one }))
    : fc.oneof(
        { weight: 1, arbitrary: body.map((one) => ({ body: one })) },
        { weight: 2, arbitrary: fuzzedForm(route.fields) },
      );

const toPath = (path: string, id: string, query: string | null): string =>
  path.replace(/\{\w+\}/, () => id) + (query === null ? '' : `?${query}`);

/** Mostly with the route's own method. */
export const fuzzedRequest = (routes: Route[]): fc.Arbitrary<FuzzedRequest> =>
  fc.constantFrom(...routes).chain((route) =>
    fc
      .record({
        other: fc.option(method, { freq: 6 }),
        id: segment,
        query: fc.option(segment),
        headers,
        form: formOr(route),
      })
      .map(({ other, id, query, headers: given, form }) => {
        const verb = other ?? route.method;
        const sent = ['GET', 'HEAD'].includes(verb) ? undefined : form.body;
        const length =
          sent === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(sent)) };
        const type = form.type === undefined ? {} : { 'Content-Type': form.type };
        return {
          method: verb,
          path: toPath(route.path, id, query),
          headers: { ...given, ...type, ...length },
          body: sent,
        };
      }),
  );
