import type { Picture } from '../../model.ts';

const selfDescribing = /^(.+)\.(\d+(?:-\d+)*)\.webp$/;

/** Returns a picture with the widths in its path (contract/guides.ts); a path without widths has no variants. */
export function toPicture(path: string): Picture {
  const match = selfDescribing.exec(path);
  const [, stem, widths] = match ?? [];
  if (stem === undefined || widths === undefined) return { path, stem: path, widths: [] };
  return { path, stem, widths: widths.split('-').map(Number) };
}
