/** Requests that Node refuses before Fastify gets them: no route, hook or error handler runs for these. */
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '../../contract/envelope.ts';
import type { App } from './app.ts';
import { defaultLanguage } from '../../contract/languages.ts';
import { messageFor } from './errors.ts';
import { inLanguage } from './messages/say.ts';

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const bodyFor = (status: number): string =>
  JSON.stringify({ message: inLanguage(defaultLanguage, messageFor(status)) } satisfies ErrorBody);

const headersFor = (body: string) => ({
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(body)),
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
});

/** The `clientErrorHandler` of Fastify: responds to what the HTTP parser refused, and ends the connection. */
export function rejectMalformedRequests(error: Error & { code?: string }, socket: Socket): void {
  // The connection is closed, or a response is already being sent.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
  const body = bodyFor(status);
  const headers = Object.entries({ ...headersFor(body), Connection: 'close' });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );
}

/** Responds to an `Expect` header other than `100-continue`, which Node would refuse with an empty body. */
export function rejectExpectations(app: App): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyFor(417);
    response.writeHead(417, { ...headersFor(body), Connection: 'close' }).end(body);
  });
}
