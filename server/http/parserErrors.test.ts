/** Every error response has the same form, also when no route was reached. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { raw, serverUrl } from '../../tests/support/server/client.ts';

/** Sends raw bytes and reads the response until the server ends the connection. */
async function send(request: string): Promise<{ head: string; body: string }> {
  const { hostname, port } = new URL(serverUrl());
  const socket = connect(Number(port), hostname);
  socket.write(request);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body };
}

const longHeader = `X-Long: ${'a'.repeat(20_000)}`;

describe('requests that the HTTP parser refuses', () => {
  test.each([
    ['no HTTP', 400, 'hello\r\n\r\n'],
    ['a header without a name', 400, 'GET /api/v1/client/category HTTP/1.1\r\n: x\r\n\r\n'],
    [
      'two lengths',
      400,
      'POST /api/v1/users/signin HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    ],
    [
      'too large headers',
      431,
      `GET /api/v1/users/auth HTTP/1.1\r\nHost: x\r\n${longHeader}\r\n\r\n`,
    ],
    [
      'an unknown expectation',
      417,
      'POST /api/v1/users/signin HTTP/1.1\r\nHost: x\r\nExpect: a-miracle\r\nContent-Length: 2\r\n\r\n{}',
    ],
  ])('%s is answered %i with a message, and no more', async (_what, status, request) => {
    const { head, body } = await send(request);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/^content-type: application\/json; charset=utf-8$/im);
    expect(JSON.parse(body)).toEqual({ message: expect.any(String) });
  });

  test.each(['/api', '/api/', '/api/v2', '/api/v1/nowhere', '/api/v1/%zz', '/api/%E0%A4%A'])(
    '%s is refused in the same shape',
    async (path) => {
      const { status, headers, body } = await raw(path);
      expect([400, 403, 404]).toContain(status);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(body.toString())).toEqual({ message: expect.any(String) });
    },
  );
});
