/** What a server makes of a PostgreSQL that ends its connections. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
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

test('a connection that ends in the moment it is ready is an outage, and the process keeps running', async () => {
  // A busy process reads all three messages at once.
  const shuttingDown = createServer((socket) => {
    socket.once('data', () =>
      socket.end(Buffer.concat([isAuthenticated, isReady, isShuttingDown])),
    );
  }).listen(0, '127.0.0.1');
  await once(shuttingDown, 'listening');
  // A server on a port has an address of this kind.
  const { port } = shuttingDown.address() as AddressInfo;
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const source = postgresSource({
    databaseUrl: `postgres://cicerone@127.0.0.1:${port}/cicerone`,
    poolSize: 1,
    queryLimitMs: 1000,
    log,
  });
  const connection = await source.acquire();
  await expect(connection.query('SELECT 1', [])).rejects.toBeInstanceOf(DatabaseUnavailable);
  connection.release(false);
  await source.close();
  shuttingDown.close();
});
