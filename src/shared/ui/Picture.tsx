import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import type { Picture as PictureModel } from '../../domain/model.ts';
import { mediaUrl } from '../site/settings.ts';
import './picture.css';

interface Props {
  picture: PictureModel;
  /** Empty for a picture that says nothing the text beside it doesn't. */
  alt: string;
  /** The `sizes` attribute: how wide it is shown. */
  sizes: string;
  /** Width over height, so that its place is kept. */
  ratio?: number;
  /** The first picture of the first screen is fetched early; the others when they come near. */
  eager?: boolean;
}

/** The shape of its place while it is not drawn (carousel.css); most are square. */
const placeOf = (ratio: number): (CSSProperties & { '--ratio': number }) | undefined =>
  ratio === 1 ? undefined : { '--ratio': ratio };

/** A picture in the formats and widths that its path names, or the plain file (contract/guides.ts). */
export function Picture({ picture, alt, sizes, ratio = 1, eager = false }: Props) {
  const { path, stem, widths } = picture;
  const width = widths.at(-1) ?? 640;
  const sources = (format: 'avif' | 'webp') =>
    widths.map((each) => `${mediaUrl(`${stem}.${each}.${format}`)} ${each}w`).join(', ');
  if (eager && widths.length > 0) {
    // React writes it into the page's head: the picture is on its way before the page is read so far.
    preload(mediaUrl(path), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sources('avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture className="picture" style={placeOf(ratio)}>
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
