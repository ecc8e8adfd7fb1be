/** Defects planted in a catalogue, each with the line at which `npm run catalogue -- check` must name it. */
import { files, found, type Defect } from './plant.ts';
import { plantFiles, plantFolders } from './plantFiles.ts';
import { plantFrontMatter, plantReferences, plantTexts } from './plantTexts.ts';

plantFrontMatter();
plantTexts();
plantReferences();
plantFiles();
plantFolders();

export type { Defect };
export const defects: readonly Defect[] = found;

/** Returns the files by path. */
export async function plantedFiles(): Promise<Readonly<Record<string, string | Buffer>>> {
  const read = Object.entries(files).map(async ([path, content]) => [path, await content] as const);
  return Object.fromEntries(await Promise.all(read));
}
