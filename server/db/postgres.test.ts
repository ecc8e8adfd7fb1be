/** What a server makes of a PostgreSQL that ends its connections. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { DatabaseUnavailable } from './errors.ts';
import { postgresSource } from './postgres.ts';

/** A message of PostgreSQL's protocol: its letter, its length, its content. */
function message(letter: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(letter), length, content]);
}

const isAuthenticated = message('R', Buffer.alloc(4));
const isReady = message('Z', Buffer.from('I'));
const isShuttingDown = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

/** The answer to a query that asks for one text. */
const row = (text: string): Buffer => {
  const column = Buffer.concat([
    Buffer.from('given\0'),
    // No table; the type text; no fixed length; as text.
    Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0]),
  ]);
  const length = Buffer.alloc(4);
  length.writeInt32BE(text.length);
  return Buffer.concat([
    message('T', Buffer.concat([Buffer.from([0, 1]), column])),
    message('D', Buffer.concat([Buffer.from([0, 1]), length, Buffer.from(text)])),
    message('C', Buffer.from('SELECT 1\0')),
    isReady,
  ]);
};

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const sourceAt = (server: Server) => {
  // A server on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const databaseUrl = `postgres://cicerone@127.0.0.1:${port}/cicerone`;
  return postgresSource({ databaseUrl, poolSize: 1, queryLimitMs: 1000, log });
};

/** A server that answers each connection's first query with a text. */
const answering = (given: string): Server =>
  createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([isAuthenticated, isReady]));
      socket.once('data', () => socket.write(row(given)));
    });
  });

test.each([
  [
    'refuses the settings of a session',
    () =>
      createServer((socket) => {
        socket.once('data', (greeting) => {
          if (!greeting.includes('statement_timeout')) {
            socket.write(Buffer.concat([isAuthenticated, isReady]));
            return;
          }
          const text = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0';
          socket.end(message('E', Buffer.from(text)));
        });
      }),
    true,
  ],
  ['ignores the settings of a session', () => answering('0'), true],
  ['takes the settings of a session', () => answering('86399999'), false],
])('what %s is a pooler: %#', async (_what, make, isPooler) => {
  const server = make().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const source = sourceAt(server);
  const connection = await source.acquire();
  expect(connection.limits !== undefined).toBe(isPooler);
  connection.release(true);
  await source.close();
  server.close();
});

test('a connection that ends in the moment it is ready is an outage, and the process keeps running', async () => {
  let connections = 0;
  const shuttingDown = createServer((socket) => {
    connections += 1;
    socket.once('data', () => {
      // The first connection finds out whether there is a pooler.
      if (connections === 1) {
        socket.write(Buffer.concat([isAuthenticated, isReady]));
        socket.once('data', () => socket.write(row('86399999')));
        return;
      }
      // A busy process reads all three messages at once.
      socket.end(Buffer.concat([isAuthenticated, isReady, isShuttingDown]));
    });
  }).listen(0, '127.0.0.1');
  await once(shuttingDown, 'listening');
  const source = sourceAt(shuttingDown);
  const connection = await source.acquire();
  await expect(connection.query('SELECT 1', [])).rejects.toBeInstanceOf(DatabaseUnavailable);
  connection.release(false);
  await source.close();
  shuttingDown.close();
});

test('closes while it still looks for a database that ends every connection', async () => {
  const ending = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(ending, 'listening');
  const source = sourceAt(ending);
  const acquired = expect(source.acquire()).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect(source.close()).resolves.toBeUndefined();
  await acquired;
  ending.close();
});
