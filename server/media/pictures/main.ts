import { fileURLToPath } from 'node:url';
import { catalogue } from '../../db/seed/all.ts';
import { pictureSubjects } from '../../db/seed/pictures.ts';
import { makePictures } from './make.ts';

/** `npm run pictures`: draws what `build/pictures` lacks. */
const outDir = fileURLToPath(new URL('../../../build/pictures/', import.meta.url));
const { made, kept, took } = await makePictures({
  outDir,
  subjects: pictureSubjects(catalogue),
  log: (line) => process.stdout.write(`${line}\n`),
});
process.stdout.write(`pictures: ${made} made, ${kept} kept, ${took} ms, in ${outDir}\n`);
