/** `npm run architecture`: draws docs/architecture.svg again. */
import { writeFile } from 'node:fs/promises';
import { drawArchitecture } from './draw.ts';
import { readArchitecture } from './read.ts';

await writeFile('docs/architecture.svg', drawArchitecture(readArchitecture()));
