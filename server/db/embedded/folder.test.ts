/** File permissions of the embedded database. */
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeServer, onPostgres } from '../../../tests/support/server/client.ts';
import { startOwnServer, stopOwnServer } from '../../../tests/support/server/ownServer.ts';

// Making a database takes four seconds of processor time.
jest.setTimeout(60_000);
afterEach(stopOwnServer);

const describeEmbedded = onPostgres() ? describe.skip : describeServer;

/** Returns the permissions of a file as octal digits: '700'. */
const modeOf = async (...path: string[]): Promise<string> =>
  ((await stat(join(...path))).mode & 0o777).toString(8);

describeEmbedded('the data folder', () => {
  let parent = '';
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'cicerone-folder-'));
  });
  afterEach(() => rm(parent, { recursive: true, force: true }));

  test('can be read only by its owner when the server makes it, and so can what is beside the database', async () => {
    const dataDir = join(parent, 'data');
    await startOwnServer({ dataDir });
    expect(await modeOf(dataDir)).toBe('700');
    expect(await modeOf(dataDir, 'db')).toBe('700');
    expect(await modeOf(dataDir, 'reserve')).toBe('600');
  });

  test('is closed to other users at the start when an earlier version has left it open', async () => {
    const { dataDir, kill } = await startOwnServer();
    await kill('SIGTERM');
    const folder = join(dataDir, 'db');
    await chmod(folder, 0o755);
    await startOwnServer({ dataDir });
    expect(await modeOf(folder)).toBe('700');
  });
});
