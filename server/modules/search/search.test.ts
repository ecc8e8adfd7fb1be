import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Envelope, ErrorBody } from '../../../contract/envelope.ts';
import type { WireGuide } from '../../../contract/guides.ts';
import type { SearchResponse } from '../../../contract/search.ts';
import { PUBLIC_APP_SECRET } from '../../../build.settings.ts';
import { api, json, post, raw } from '../../../tests/support/server/client.ts';

const path = '/api/v1/client/search';
const search = (text: string) => json<SearchResponse>(post(path, { search: text }));
const unpacked = { identity: (bytes: Buffer) => bytes, gzip: gunzipSync, br: brotliDecompressSync };
const nothing = { data: [], persons: [], objects: [], locations: [] };
const form = (type: string) => ({ 'Content-Type': type });

describe('search', () => {
  // Shows.
  test('finds a guide by its title, the best first, in the shape of the lists', async () => {
    const { data: guides } = await json<Envelope<WireGuide[]>>(api('/api/v1/client/audio-guide'));
    const guide = guides[0];
    const found = await search(guide?.title ?? '');
    expect(found.data[0]).toMatchObject(guide ?? {});
    // `spoken` only if a recording has the words too.
    const kinds = Object.keys(found).filter((kind) => kind !== 'spoken');
    expect(kinds.sort()).toEqual(['data', 'locations', 'objects', 'persons']);
  });

  test('nothing asked, nothing found', async () => {
    for (const text of ['', '   ', '\t\n']) expect(await search(text)).toEqual(nothing);
  });

  test.each(['%', '_', '\\', "'", '"', "' OR 1=1 --", '%%%', '&|!():*<->', '\ud800', '🎧'])(
    '%j is only a text',
    async (text) => {
      const response = await post(path, { search: text });
      expect(response.status).toBe(200);
      expect(Array.isArray((await json<SearchResponse>(response)).data)).toBe(true);
    },
  );

  test('the same request gets the same response, in an encoding that the client accepts', async () => {
    const first = await search('Roma antica');
    for (const encoding of ['identity', 'gzip', 'br'] as const) {
      const body = JSON.stringify({ search: '  ROMA antica ' });
      const response = await raw(path, {
        method: 'POST',
        body,
        headers: {
          'X-App-Secret': PUBLIC_APP_SECRET,
          'Content-Type': 'application/json',
          'Accept-Encoding': encoding,
          // Browsers do not cache responses to POST, so there is never a 304.
          'If-None-Match': '*',
        },
      });
      expect(response.status).toBe(200);
      expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(response.headers['cache-control']).toBe('private, no-cache');
      expect(JSON.parse(unpacked[encoding](response.body).toString())).toEqual(first);
    }
  });

  test('takes JSON, urlencoded and multipart alike', async () => {
    const word = 'roma';
    const expected = await search(word);
    const encoded = await post(path, `search=${word}`, form('application/x-www-form-urlencoded'));
    expect(await json(encoded)).toEqual(expected);
    const body = new FormData();
    body.set('search', word);
    expect(await json(api(path, { method: 'POST', body }))).toEqual(expected);
  });

  test('200 characters are allowed, 201 are not, however many bytes they have', async () => {
    expect((await post(path, { search: 'è'.repeat(200) })).status).toBe(200);
    expect((await post(path, { search: '🎧'.repeat(200) })).status).toBe(200);
    const response = await post(path, { search: 'è'.repeat(201) });
    expect(response.status).toBe(400);
    expect((await json<ErrorBody>(response)).errors).toHaveProperty('search');
  });
});

describe('refused searches', () => {
  const asJson = 'application/json';
  const urlencoded = 'application/x-www-form-urlencoded';
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;

  test.each([
    ['not JSON', 400, asJson, '{"search":'],
    ['HTML', 400, asJson, '<html>'],
    ['an array', 400, asJson, '[]'],
    ['a number', 400, asJson, '7'],
    ['a text', 400, asJson, '"roma"'],
    ['null', 400, asJson, 'null'],
    ['an empty body', 400, asJson, ''],
    ['no search', 400, asJson, '{}'],
    ['a number as search', 400, asJson, '{"search":5}'],
    ['null as search', 400, asJson, '{"search":null}'],
    ['a list as search', 400, asJson, '{"search":["roma"]}'],
    ['a prototype', 400, asJson, '{"search":"a","__proto__":{"admin":true}}'],
    ['a constructor', 400, asJson, '{"search":"a","constructor":{"prototype":{"a":1}}}'],
    ['a NUL', 400, asJson, '{"search":"a\\u0000b"}'],
    ['a NUL in a form', 400, urlencoded, 'search=a%00b'],
    ['a field twice', 400, urlencoded, 'search=a&search=b'],
    ['a prototype in a form', 400, urlencoded, 'search=a&__proto__=b'],
    ['an empty form', 400, urlencoded, ''],
    ['a multipart without its boundary', 400, 'multipart/form-data', part('search', 'a')],
    ['a multipart prototype', 400, 'multipart/form-data; boundary=x', part('__proto__', 'a')],
    ['a multipart that ends early', 400, 'multipart/form-data; boundary=x', '--x\r\nContent-Dis'],
    ['over 64 KB', 413, asJson, JSON.stringify({ search: 'a'.repeat(65_536) })],
    ['a form over 64 KB', 413, urlencoded, `search=${'a'.repeat(65_536)}`],
    [
      'a multipart over 64 KB',
      413,
      'multipart/form-data; boundary=x',
      part('search', 'a'.repeat(65_536)),
    ],
    ['a text body', 415, 'text/plain', 'roma'],
    ['XML', 415, 'application/xml', '<search/>'],
    ['a body without a type', 415, '', 'roma'],
    ['a strange type', 415, '\u00ff/;;', 'x'],
  ])('%s: %i', async (_name, status, type, body) => {
    const response = await raw(path, {
      method: 'POST',
      headers: { 'X-App-Secret': PUBLIC_APP_SECRET, 'Content-Type': type },
      body,
    });
    expect([response.status, response.headers['content-type']]).toEqual([
      status,
      'application/json; charset=utf-8',
    ]);
    const refusal: unknown = JSON.parse(response.body.toString());
    expect(refusal).toHaveProperty('message', expect.stringMatching(/^[A-Z][^{}]*\.$/));
    expect(Object.keys(refusal ?? {}).every((key) => ['message', 'errors'].includes(key))).toBe(
      true,
    );
    expect(response.body.toString()).not.toMatch(/FST_|node_modules|Error:| at /);
  });

  test('text that is not UTF-8 is refused, not stored damaged: 400', async () => {
    const latin1 = (text: string) => Buffer.from(text, 'latin1');
    for (const [type, body] of [
      [asJson, latin1('{"search":"città"}')],
      [urlencoded, 'search=citt%E0'],
      ['multipart/form-data; boundary=x', latin1(part('search', 'città'))],
    ] as const) {
      const headers = { 'X-App-Secret': PUBLIC_APP_SECRET, 'Content-Type': type };
      const { status } = await raw(path, { method: 'POST', headers, body });
      expect([type, status]).toEqual([type, 400]);
    }
  });

  test('a body without a length is limited too', async () => {
    for (const type of [asJson, 'multipart/form-data; boundary=x']) {
      const { status } = await raw(path, {
        method: 'POST',
        headers: {
          'X-App-Secret': PUBLIC_APP_SECRET,
          'Content-Type': type,
          'Transfer-Encoding': 'chunked',
        },
        body: type === asJson ? ' '.repeat(66_000) : part('search', 'a'.repeat(66_000)),
      });
      expect([type, status]).toEqual([type, 413]);
    }
  });

  test('without the secret: 403, before the body is looked at', async () => {
    expect((await raw(path, { method: 'POST', body: '{' })).status).toBe(403);
  });
});
