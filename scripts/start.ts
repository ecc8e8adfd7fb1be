import { ensureApp, ensurePictures } from './prepare.ts';

// Prepared in this process, served in this process: one Ctrl-C stops everything.
await ensurePictures();
await ensureApp();
await import('../server/main.ts');
