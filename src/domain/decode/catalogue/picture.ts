import type { Picture } from '../../model.ts';

const selfDescribing = /^(.+)\.(\d+(?:-\d+)*)\.webp$/;

/** Reads the widths that a picture's path names (contract/guides.ts); a plain path has no variants. */
export function toPicture(path: string): Picture {
  const match = selfDescribing.exec(path);
  const [, stem, widths] = match ?? [];
  if (stem === undefined || widths === undefined) return { path, stem: path, widths: [] };
  return { path, stem, widths: widths.split('-').map(Number) };
}
