import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';

/** Bytes of a part of a page, and the milliseconds between two, so that the browser parses and renders it in parts. */
const PIECE = 3000;
const GAP = 20;

async function pass(from: string, incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
  const isPage = (incoming.headers.accept ?? '').includes('text/html');
  const { 'accept-encoding': _, ...plain } = incoming.headers;
  const ahead = request(new URL(incoming.url ?? '/', from), {
    method: incoming.method,
    headers: isPage ? plain : incoming.headers,
  });
  incoming.pipe(ahead);
  const [response] = (await once(ahead, 'response')) as [IncomingMessage]; // the type of the event in Node's documentation
  const { 'content-length': length, ...headers } = response.headers;
  reply.writeHead(response.statusCode ?? 502, isPage || !length ? headers : response.headers);
  if (!isPage) {
    response.pipe(reply);
    return;
  }
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer); // no encoding is set
  const page = Buffer.concat(pieces);
  for (let at = 0; at < page.length; at += PIECE) {
    reply.write(page.subarray(at, at + PIECE));
    await pause(GAP);
  }
  reply.end();
}

/** Starts a proxy of the server at `from` that sends its pages slowly in parts; other responses pass unchanged. */
export async function startThrottledProxy(
  from: string,
): Promise<{ url: string; stop: () => void }> {
  const line = createServer((incoming, reply) => {
    // A browser that has left the page reads no further.
    pass(from, incoming, reply).catch(() => reply.destroy());
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const { port } = line.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      line.close();
      line.closeAllConnections();
    },
  };
}
