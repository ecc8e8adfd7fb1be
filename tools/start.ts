import { pathToFileURL } from 'node:url';
import { drawPicturesBeside, ensureApp, ensureFirstPictures, ensureServer } from './lib/prepare.ts';

// Prepared in this process, served in this process: one Ctrl-C stops everything.
const [server, , areComplete] = await Promise.all([
  ensureServer(),
  ensureApp(),
  ensureFirstPictures(),
]);
// It listens when it has been read. The media route answers with another size as long as one is missing.
await import(pathToFileURL(server).href);
if (!areComplete) drawPicturesBeside();
