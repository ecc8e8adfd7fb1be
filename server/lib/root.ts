import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const above = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : above(dirname(folder));

/** The repository's folder. The server runs from its sources, or from its build in another folder of the repository. */
export const ROOT = above(import.meta.dirname);
