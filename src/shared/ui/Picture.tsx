import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import type { Picture as PictureModel } from '../../domain/model.ts';
import { mediaUrl } from '../site/settings.ts';
import './picture.css';

interface Props {
  picture: PictureModel;
  /** The `alt` attribute; empty for a decorative picture. */
  alt: string;
  /** The `sizes` attribute: the rendered width. */
  sizes: string;
  /** Width divided by height, which reserves the space before the picture is loaded; default 1. */
  ratio?: number;
  /** True for the first picture above the fold, which is preloaded; the others are lazy. Default false. */
  eager?: boolean;
}

/**
 * Returns the aspect ratio for carousel.css, which reserves the space, unless it is a square, the default; and the colour
 * of that space for picture.css.
 */
const spaceOf = (
  { color }: PictureModel,
  ratio: number,
): (CSSProperties & { '--ratio'?: number; '--placeholder'?: string }) | undefined =>
  ratio === 1 && color === undefined
    ? undefined
    : {
        ...(ratio !== 1 && { '--ratio': ratio }),
        ...(color !== undefined && { '--placeholder': color }),
      };

/** Renders a picture in the formats and widths that its path names, or the plain file (contract/guides.ts). */
export function Picture({ picture, alt, sizes, ratio = 1, eager = false }: Props) {
  const { path, stem, widths } = picture;
  const width = widths.at(-1) ?? 640;
  const sources = (format: 'avif' | 'webp') =>
    widths.map((each) => `${mediaUrl(`${stem}.${each}.${format}`)} ${each}w`).join(', ');
  if (eager && widths.length > 0 && typeof document === 'undefined') {
    // In the server's HTML React adds a preload link to the head: the request starts before the img element is parsed.
    // In a browser the element itself requests it, and leaving the page early would log an unused preload.
    preload(mediaUrl(path), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sources('avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture className="picture" style={spaceOf(picture, ratio)}>
      {widths.length > 0 && <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />}
      {widths.length > 0 && <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />}
      <img
        src={mediaUrl(path)}
        alt={alt}
        width={width}
        height={Math.round(width / ratio)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
