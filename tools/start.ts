import { pathToFileURL } from 'node:url';
import { ensureApp, ensureServer } from './lib/prepare.ts';

// Prepares and serves in one process, so that Ctrl-C stops everything.
const [server] = await Promise.all([ensureServer(), ensureApp()]);
// The import starts the server.
await import(pathToFileURL(server).href);
