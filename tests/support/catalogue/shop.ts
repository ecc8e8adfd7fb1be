/** A shop with a catalogue's folder of its own: an empty database, commands, and servers. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireGuide } from '../../../contract/guides.ts';
import { callerOf } from '../customers/customer.ts';
import { guidesFor } from '../customers/shop.ts';
import { emptyDatabase, startOwnServer, stopOwnServer } from '../server/ownServer.ts';
import type { TestServer } from '../server/server.ts';
import { catalogue, media, startCommand, type RunningCommand } from '../server/command.ts';

// Its tests start servers and commands.
jest.setTimeout(60_000);

export interface CatalogueShop {
  /** Where everything of the shop is. */
  parent: string;
  /** The catalogue's folder, empty at first. */
  folder: string;
  databaseUrl: string;
  start(more?: Record<string, string>): Promise<TestServer>;
  /** Runs `npm run catalogue`; resolves with what it has written. */
  run(...args: string[]): Promise<string>;
  begin(...args: string[]): RunningCommand;
  /** Runs `npm run media`; resolves with what it has written. */
  media(...args: string[]): Promise<string>;
  close(): Promise<void>;
}

export async function makeShop(): Promise<CatalogueShop> {
  const parent = await mkdtemp(join(tmpdir(), 'cicerone-catalogue-'));
  const [folder, dataDir] = [join(parent, 'catalogue'), join(parent, 'data')];
  const databaseUrl = await emptyDatabase();
  const env = {
    DATA_DIR: dataDir,
    MEDIA_DIR: join(parent, 'media'),
    CATALOGUE_DIR: folder,
    DATABASE_URL: databaseUrl,
  };
  return {
    parent,
    folder,
    databaseUrl,
    start: (more) => startOwnServer({ dataDir, env: { ...env, ...more } }),
    run: async (...args) => (await catalogue(args, env)).said,
    begin: (...args) => startCommand('catalogue', args, env),
    media: async (...args) => (await media(args, env)).said,
    close: async () => {
      await stopOwnServer();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

/** What a visitor finds on sale, by title. */
export async function onSaleAt({ url }: TestServer): Promise<Map<string, WireGuide>> {
  const guides = await guidesFor(callerOf(undefined, url));
  return new Map(guides.map((guide) => [guide.title, guide]));
}
