import { pathToFileURL } from 'node:url';
import { ensureApp, ensurePictures, ensureServer } from './lib/prepare.ts';

// Prepared in this process, served in this process: one Ctrl-C stops everything.
const [server] = await Promise.all([ensureServer(), ensureApp(), ensurePictures()]);
await import(pathToFileURL(server).href);
