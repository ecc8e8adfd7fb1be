/** What a server makes of a PostgreSQL that ends its connections. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { DatabaseUnavailable } from './errors.ts';
import { makePool } from './pool.ts';
import { isThroughPooler } from './pooler.ts';

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
const addressOf = (server: Server): string => {
  // A server on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return `postgres://cicerone@127.0.0.1:${port}/cicerone`;
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
  expect(await isThroughPooler(addressOf(server))).toBe(isPooler);
  server.close();
});

test('a connection that ends in the moment it is ready is an outage, and the process keeps running', async () => {
  const shuttingDown = createServer((socket) => {
    // A busy process reads all three messages at once.
    socket.once('data', () =>
      socket.end(Buffer.concat([isAuthenticated, isReady, isShuttingDown])),
    );
  }).listen(0, '127.0.0.1');
  await once(shuttingDown, 'listening');
  const databaseUrl = addressOf(shuttingDown);
  const pool = makePool({ databaseUrl, poolSize: 1, queryLimitMs: 1000, isPooled: false, log });
  const connection = await pool.connect();
  await expect(connection.query('SELECT 1', [])).rejects.toBeInstanceOf(DatabaseUnavailable);
  connection.release();
  await pool.end();
  shuttingDown.close();
});

test('a database that ends every connection is an outage', async () => {
  const ending = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(ending, 'listening');
  await expect(isThroughPooler(addressOf(ending))).rejects.toBeInstanceOf(DatabaseUnavailable);
  ending.close();
});
