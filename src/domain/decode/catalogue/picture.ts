import { optionalText, type Unchecked } from '../wire.ts';
import type { Picture } from '../../model.ts';

const selfDescribing = /^(.+)\.(\d+(?:-\d+)*)(?:\.c([\da-f]{3}))?\.webp$/;

/** Returns a picture with what its path says of it (contract/guides.ts); a path without widths has no variants. */
export function toPicture(path: string): Picture {
  const match = selfDescribing.exec(path);
  const [, stem, widths, color] = match ?? [];
  if (stem === undefined || widths === undefined) return { path, stem: path, widths: [] };
  return {
    path,
    stem,
    widths: widths.split('-').map(Number),
    ...(color !== undefined && { color: `#${color}` }),
  };
}

/** Returns the path of the picture for links, if the provider sends one. @throws WireError */
export function toLinkPicture(wire: Unchecked<{ link_picture?: string }>): {
  linkPicture?: string;
} {
  const linkPicture = optionalText(wire, 'link_picture');
  return linkPicture === '' ? {} : { linkPicture };
}
