import { pathToFileURL } from 'node:url';
import { drawPicturesBeside, ensureApp, ensureFirstPictures, ensureServer } from './lib/prepare.ts';

// Prepares and serves in one process, so that Ctrl-C stops everything.
const [server, , areComplete] = await Promise.all([
  ensureServer(),
  ensureApp(),
  ensureFirstPictures(),
]);
// The import starts the server. While a size of a picture is missing, the media route sends another size.
await import(pathToFileURL(server).href);
if (!areComplete) drawPicturesBeside();
